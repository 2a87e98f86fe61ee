import { z } from 'zod'
import type { FormContent } from '../schema'

const emailSchema = z.email().max(254)

/** Lower-cased, trimmed and without repeats, in the order given. */
export const mergedEmails = (emails: string[]) => [
  ...new Set(emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')),
]

export const isEmail = (email: string) => emailSchema.safeParse(email).success

/** "Priya Nair <priya@example.com>", as mail programs copy it; a quoted name may hold a comma. */
const named = /^[^<>]*<\s*([^<>\s]+)\s*>$/
const quotedName = /"[^"\n]*"\s*(?=<)/g

/**
 * The addresses in a typed or pasted list, parted by commas, semicolons, spaces or lines, each once. What is no address
 * is among them as it was written, so that it can be put right instead of being lost.
 */
export function readAddresses(text: string): string[] {
  const parts = text
    .replaceAll(quotedName, '')
    .split(/[,;\n\r\t]+/)
    .flatMap((part) => {
      const address = named.exec(part.trim())?.[1]
      return address === undefined ? part.split(/\s+/) : [address]
    })
  return mergedEmails(parts)
}

/** Everybody asked by name, and everybody a chosen team adds; whom it is about answers only when chosen by name. */
export function mergedMembers(chosenIds: string[], teamMemberIds: string[], subjectId: string | null) {
  return [...new Set([...chosenIds, ...teamMemberIds.filter((id) => id !== subjectId)])]
}

/** Whom a form is about; `creatorId` is who "me" means in it. */
export const subjectOf = ({ about, subjectId }: Pick<FormContent, 'about' | 'subjectId'>, creatorId: string) =>
  about === 'nobody' ? null : about === 'me' ? creatorId : subjectId

/** How many a form would be sent to, each person once however often they were chosen. */
export function countAsked(
  content: Pick<FormContent, 'assigneeIds' | 'teamIds' | 'emails' | 'about' | 'subjectId'>,
  creatorId: string,
  teamMembers: ReadonlyMap<string, readonly string[]>,
) {
  const fromTeams = content.teamIds.flatMap((id) => teamMembers.get(id) ?? [])
  const members = mergedMembers(content.assigneeIds, fromTeams, subjectOf(content, creatorId))
  return members.length + mergedEmails(content.emails).filter(isEmail).length
}
