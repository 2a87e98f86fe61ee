/** The window event of a started navigation. */
export const NAVIGATION_START = 'navigation-start'
