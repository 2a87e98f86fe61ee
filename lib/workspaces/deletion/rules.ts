/** The days for canceling. */
export const DELETION_DAYS = 30

/** Ignores letter case and spaces around it. */
export const isNameOf = (typed: string, name: string) =>
  typed.trim().replace(/\s+/g, ' ').toLowerCase() === name.trim().replace(/\s+/g, ' ').toLowerCase()
