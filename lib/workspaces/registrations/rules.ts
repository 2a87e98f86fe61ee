/** How long after the link expired an address can still be confirmed from a new one. */
export const registrationKeptDays = 7
