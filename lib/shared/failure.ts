/** What people read when something failed that no sentence of its own explains (specification, section 8). */
export const GENERAL_FAILURE = 'Failed! Please try again.'
