/** The event of the window that says that the way to another screen has begun. */
export const NAVIGATION_START = 'navigation-start'
