/** For so long after its last link has run out, an address that nobody has confirmed may still be, from a new one. */
export const keptDays = 7
