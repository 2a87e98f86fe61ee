/** A company has fewer levels than that, and a phone has no room for more. */
export const MOST_LEVELS = 6
