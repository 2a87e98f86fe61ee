/** After the link expired, an address can be confirmed by a new one for this long. */
export const registrationKeptDays = 7
