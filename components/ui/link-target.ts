/** What the router knows; files, other sites and places within the page are the browser's. */
export const isScreen = (href: string) => href.startsWith('/') && !href.startsWith('/api/')
