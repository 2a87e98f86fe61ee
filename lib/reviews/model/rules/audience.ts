import type { Identity } from './privacy'
import { limits } from './review-limits'
import { addressPattern } from '@/lib/shared/text'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import { tooManyForMember, tooManyAsked } from '@/lib/reviews/model/refusals'
import type { FormContent } from '@/lib/reviews/model/schema'

/** Lower-cased, trimmed and without repeats, in the order given. */
export const mergedEmails = (emails: string[]) => [
  ...new Set(emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')),
]

export const isEmail = (email: string) => email.length <= limits.address && addressPattern.test(email)

/** Mail programs copy "Priya Nair <priya@example.com>"; a quoted name may hold a comma. */
const named = /^[^<>]*<\s*([^<>\s]+)\s*>$/
const quotedName = /"[^"\n]*"\s*(?=<)/g

/** Splits at commas, semicolons, spaces and lines; invalid addresses stay as typed, so that they can be corrected. */
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

/** The subject answers only when chosen by name. */
function mergedMembers(chosenIds: string[], addedIds: string[], subjectId: string | null) {
  return [...new Set([...chosenIds, ...addedIds.filter((id) => id !== subjectId)])]
}

/** The most one review may ask, by the creator's role (docs/decisions.md, Roles). */
export const mostAskedAs = (role: Role) => (role === 'Member' ? limits.assigneesOfMember : limits.respondents)

export function countFault(role: Role, count: number, field?: string): Refusal | null {
  if (count <= mostAskedAs(role)) return null
  return role === 'Member' ? tooManyForMember(field) : tooManyAsked(count, field)
}

type Subjects = Pick<FormContent, 'about' | 'subjectIds'>

/** `creatorId` is who "me" means; each subject gets one review. */
export function subjectsOf({ about, subjectIds }: Subjects, creatorId: string): string[] {
  if (about === 'nobody') return []
  return about === 'me' ? [creatorId] : [...new Set(subjectIds)]
}

/** Null without a subject, or with several. */
export function soleSubjectOf(content: Subjects, creatorId: string): string | null {
  const [first = null, ...others] = subjectsOf(content, creatorId)
  return others.length === 0 ? first : null
}

/** A review without a subject has no nominations. */
export const nominationsOf = ({ about, nominations }: Pick<FormContent, 'about' | 'nominations'>) =>
  about === 'nobody' ? null : nominations

export const withoutUnsubscribed = <Form extends Pick<FormContent, 'emails'>>(
  form: Form,
  unsubscribed: ReadonlySet<string>,
): Form =>
  unsubscribed.size === 0
    ? form
    : { ...form, emails: mergedEmails(form.emails).filter((email) => !unsubscribed.has(email)) }

export type Choice = Pick<FormContent, 'assigneeIds' | 'teamIds' | 'tagIds' | 'emails'> & Subjects

/** What the privacy notice calls respondents’ identity: of external reviewers alone it is their address. */
export const identityIn = ({ assigneeIds, teamIds, tagIds, emails }: Choice): Identity =>
  emails.length > 0 && assigneeIds.length + teamIds.length + tagIds.length === 0 ? 'e-mail address' : 'name'

/** Member ids by team or tag id. */
export type MembersById = ReadonlyMap<string, readonly string[]>

export function askedAbout(
  { assigneeIds, teamIds, tagIds }: Pick<Choice, 'assigneeIds' | 'teamIds' | 'tagIds'>,
  subjectId: string | null,
  membersById: MembersById,
) {
  const added = [...teamIds, ...tagIds].flatMap((id) => membersById.get(id) ?? [])
  return mergedMembers(assigneeIds, added, subjectId)
}

/** Counts each person once, even when asked about several subjects. */
export function countAsked(content: Choice, creatorId: string, membersById: MembersById) {
  const members = askedAbout(content, soleSubjectOf(content, creatorId), membersById)
  return members.length + mergedEmails(content.emails).filter(isEmail).length
}
