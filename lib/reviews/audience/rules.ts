import { z } from 'zod'

const emailSchema = z.email().max(254)

/** Lower-cased, trimmed and without repeats, in the order given. */
export const mergedEmails = (emails: string[]) => [
  ...new Set(emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')),
]

export const isEmail = (email: string) => emailSchema.safeParse(email).success

/** Everybody asked by name, and everybody a chosen team adds; whom it is about answers only when chosen by name. */
export function mergedMembers(chosenIds: string[], teamMemberIds: string[], subjectId: string | null) {
  return [...new Set([...chosenIds, ...teamMemberIds.filter((id) => id !== subjectId)])]
}
