/** How long a deletion can be taken back. */
export const DELETION_DAYS = 30

/** Whether somebody typed the name of the workspace; letter case and spaces around it do not matter. */
export const isNameOf = (typed: string, name: string) =>
  typed.trim().replace(/\s+/g, ' ').toLowerCase() === name.trim().replace(/\s+/g, ' ').toLowerCase()
