/** A company has fewer levels than that, and a phone has no room for more. */
export const MOST_GOAL_LEVELS = 6
