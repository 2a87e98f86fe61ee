import { limits } from './review-limits'
import { addressPattern } from '@/lib/shared/text'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import { tooManyForMember, tooManyAsked } from '@/lib/reviews/refusals'
import type { FormContent } from '@/lib/reviews/schema'

/** Lower-cased, trimmed and without repeats, in the order given. */
export const mergedEmails = (emails: string[]) => [
  ...new Set(emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')),
]

export const isEmail = (email: string) => email.length <= limits.address && addressPattern.test(email)

/** "Priya Nair <priya@example.com>", as mail programs copy it; a quoted name may hold a comma. */
const named = /^[^<>]*<\s*([^<>\s]+)\s*>$/
const quotedName = /"[^"\n]*"\s*(?=<)/g

/**
 * The addresses in a typed or pasted list, parted by commas, semicolons, spaces or lines, each once. What is no address
 * is among them as it was written, so that it can be put right instead of being lost.
 */
export function readEmails(text: string): string[] {
  const parts = text
    .replaceAll(quotedName, '')
    .split(/[,;\n\r\t]+/)
    .flatMap((part) => {
      const address = named.exec(part.trim())?.[1]
      return address === undefined ? part.split(/\s+/) : [address]
    })
  return mergedEmails(parts)
}

/** Everybody asked by name, and everybody a team or tag adds; whom it is about answers only when chosen by name. */
function mergedMembers(chosenIds: string[], addedIds: string[], subjectId: string | null) {
  return [...new Set([...chosenIds, ...addedIds.filter((id) => id !== subjectId)])]
}

/** How many one review of somebody in this role may ask at most (decisions, section 2). */
export const mostAskedAs = (role: Role) => (role === 'Member' ? limits.assigneesOfMember : limits.respondents)

/** Why a review of somebody in this role cannot ask so many in all, or null. */
export function countFault(role: Role, count: number, field?: string): Refusal | null {
  if (count <= mostAskedAs(role)) return null
  return role === 'Member' ? tooManyForMember(field) : tooManyAsked(count, field)
}

type Subjects = Pick<FormContent, 'about' | 'subjectIds'>

/** Whom a form is about, each once; `creatorId` is who "me" means in it. One review is sent for each. */
export function subjectsOf({ about, subjectIds }: Subjects, creatorId: string): string[] {
  if (about === 'nobody') return []
  return about === 'me' ? [creatorId] : [...new Set(subjectIds)]
}

/** The one person a form is about; null when it is about nobody, about nobody yet, or about several. */
export function soleSubjectOf(content: Subjects, creatorId: string): string | null {
  const [first = null, ...others] = subjectsOf(content, creatorId)
  return others.length === 0 ? first : null
}

/** Whether peers are yet to be proposed, and how many; nobody in particular proposes nobody. */
export const nominationsOf = ({ about, nominations }: Pick<FormContent, 'about' | 'nominations'>) =>
  about === 'nobody' ? null : nominations

/** A form without the addresses at which nobody can be asked, because whoever reads them wants no mail. */
export const withoutUnsubscribed = <Form extends Pick<FormContent, 'emails'>>(
  form: Form,
  unsubscribed: ReadonlySet<string>,
): Form =>
  unsubscribed.size === 0
    ? form
    : { ...form, emails: mergedEmails(form.emails).filter((email) => !unsubscribed.has(email)) }

export type Choice = Pick<FormContent, 'assigneeIds' | 'teamIds' | 'tagIds' | 'emails'> & Subjects

/** The people of the teams and tags a form names, by the id of the team or tag. */
export type MembersById = ReadonlyMap<string, readonly string[]>

/** The people a review about this subject would ask. */
export function askedAbout(
  { assigneeIds, teamIds, tagIds }: Pick<Choice, 'assigneeIds' | 'teamIds' | 'tagIds'>,
  subjectId: string | null,
  membersById: MembersById,
) {
  const added = [...teamIds, ...tagIds].flatMap((id) => membersById.get(id) ?? [])
  return mergedMembers(assigneeIds, added, subjectId)
}

/** How many a form would be sent to, each person once however often they were chosen and whomever it asks them about. */
export function countAsked(content: Choice, creatorId: string, membersById: MembersById) {
  const members = askedAbout(content, soleSubjectOf(content, creatorId), membersById)
  return members.length + mergedEmails(content.emails).filter(isEmail).length
}
