/** More levels don't fit a phone. */
export const MOST_GOAL_LEVELS = 6
