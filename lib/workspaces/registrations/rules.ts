/** For so long after its link has run out, whoever registered an address may still confirm it, from a new one. */
export const registrationKeptDays = 7
