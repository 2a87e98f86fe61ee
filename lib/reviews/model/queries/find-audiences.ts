import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { switchGate } from '@/lib/workspaces/features/rules'
import { findPayer } from '@/lib/billing/gates'
import { featureGate, limitOf, type Payer } from '@/lib/billing/rules'
import { mostAskedAs, mergedEmails, isEmail, subjectsOf, askedAbout } from '@/lib/reviews/model/rules/audience'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import type { FormContent } from '@/lib/reviews/model/schema'
import type { Tx } from '@/lib/platform/tx'
import {
  peopleGone,
  tagGone,
  chosenTeamGone,
  notAnAddress,
  isColleague,
  deactivatedAddress,
  wantsNoMail,
  deactivatedChosen,
} from '@/lib/reviews/model/refusals'
import { listUnsubscribed } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { fullName } from '@/lib/members/rules'
import { findOrgRelations } from './find-org-relations'
import { relationshipsTo } from '@/lib/reviews/model/rules/relationships'

const memberSelect = {
  id: true,
  status: true,
  user: { select: { email: true, firstName: true, lastName: true, timeZone: true } },
} as const

/** Why external reviewers are blocked, or null. */
export const externalBlockedReasonOf = (actor: Actor, payer: Payer) =>
  switchGate(actor, 'OutsideReviewers') ?? featureGate(payer, 'feedbackInvites')

/** The most one review may ask, in all and of external reviewers. */
export function mostAskedBy(actor: Actor, payer: Payer) {
  const inAll = mostAskedAs(actor.role)
  if (externalBlockedReasonOf(actor, payer) !== null) return { inAll, outside: 0 }
  return { inAll, outside: Math.min(limitOf(payer, 'externalsPerReview') ?? limits.externals, limits.externals) }
}

const isActive = ({ status }: { status: string }) => status === 'ACTIVE'

/** A member to mail and notify. */
export type Colleague = { memberId: string; email: string; name: string }
/** A member who reads times in their own zone. */
export type ZonedColleague = Colleague & { timeZone: string }
export type AskedMember = ZonedColleague & { relationship: Relationship }

/** Everybody one review asks, without duplicates. */
export type Audience = {
  subject: { id: string; name: string; email: string; timeZone: string } | null
  members: AskedMember[]
  emails: string[]
  shared: Colleague[]
}

const isHere = { member: { status: 'ACTIVE' } } as const
const itsMembers = { id: true, members: { where: isHere, select: { memberId: true } } } as const

type GroupMembers = { id: string; members: { memberId: string }[] }
type TeamsAndTags = Pick<FormContent, 'teamIds' | 'tagIds'>

/** Active members only. */
export async function findGroupMembers(tx: Tx, workspaceId: string, { teamIds, tagIds }: TeamsAndTags) {
  const among = (ids: string[]) => ({ where: { workspaceId, id: { in: ids } }, select: itsMembers })
  const teams: GroupMembers[] = teamIds.length === 0 ? [] : await tx.team.findMany(among(teamIds))
  const tags: GroupMembers[] = tagIds.length === 0 ? [] : await tx.tag.findMany(among(tagIds))
  if (teams.length !== new Set(teamIds).size) throw chosenTeamGone()
  if (tags.length !== new Set(tagIds).size) throw tagGone()
  return new Map([...teams, ...tags].map(({ id, members }) => [id, members.map(({ memberId }) => memberId)]))
}

/**
 * Refuses invalid and unsubscribed addresses, and current and former colleagues: their link would not arrive, but they
 * would count as possible answers.
 */
export async function findExternalEmails(tx: Tx, workspaceId: string, given: string[]) {
  const emails = mergedEmails(given)
  const wrong = emails.find((email) => !isEmail(email))
  if (wrong !== undefined) throw notAnAddress(wrong)
  const where = { workspaceId, user: { email: { in: emails } } }
  const colleagues = emails.length
    ? await tx.member.findMany({ where, select: { status: true, user: { select: { email: true } } } })
    : []
  const addressesOf = (members: typeof colleagues) => members.map(({ user }) => user.email)
  const present = colleagues.filter(isActive)
  if (present.length > 0) throw isColleague(addressesOf(present))
  if (colleagues.length > 0) throw deactivatedAddress(addressesOf(colleagues))
  const unsubscribed = emails.length > 0 ? await listUnsubscribed(tx, workspaceId, emails) : new Set<string>()
  if (unsubscribed.size > 0) throw wantsNoMail([...unsubscribed])
  return emails
}

/** Only writers who may ask external reviewers learn of unsubscribed addresses. */
export async function listWantingNoMail(tx: Tx, actor: Actor, { emails }: Pick<FormContent, 'emails'>) {
  if (emails.length === 0 || externalBlockedReasonOf(actor, await findPayer(tx, actor.workspaceId)) !== null) return []
  return [...(await listUnsubscribed(tx, actor.workspaceId, mergedEmails(emails)))]
}

/** The addresses of these that sending will refuse, for their writer: unsubscribed ones, and those of colleagues. */
export async function findUnaskable(tx: Tx, actor: Actor, { emails: given }: Pick<FormContent, 'emails'>) {
  const unsubscribed = await listWantingNoMail(tx, actor, { emails: given })
  const emails = mergedEmails(given)
  if (emails.length === 0) return { unsubscribed, colleagues: [] }
  const where = { workspaceId: actor.workspaceId, status: 'ACTIVE', user: { email: { in: emails } } } as const
  const found = await tx.member.findMany({ where, select: { user: { select: { email: true } } } })
  return { unsubscribed, colleagues: found.map(({ user }) => user.email) }
}

type FoundMembers = Awaited<ReturnType<typeof findMembers>>

const findMembers = (tx: Tx, workspaceId: string, ids: string[]) =>
  tx.member.findMany({ where: { workspaceId, id: { in: ids } }, select: memberSelect })

const personOf = ({ id, user }: FoundMembers[number]): ZonedColleague => ({
  memberId: id,
  email: user.email,
  name: fullName(user),
  timeZone: user.timeZone,
})

/** Throws `refuse()` when a member is missing or inactive. */
function presentOf(found: ReadonlyMap<string, FoundMembers[number]>, ids: string[], refuse: () => Error) {
  const members = ids.flatMap((id) => found.get(id) ?? [])
  if (members.length !== ids.length || !members.every(isActive)) throw refuse()
  return members.map(personOf)
}

function askedOf(found: ReadonlyMap<string, FoundMembers[number]>, ids: string[]) {
  const gone = ids.flatMap((id) => found.get(id) ?? []).filter((member) => !isActive(member))
  if (gone.length > 0) throw deactivatedChosen(gone.map(({ user }) => fullName(user)))
  return presentOf(found, ids, () => peopleGone('assigneeIds'))
}

type Choice = Pick<
  FormContent,
  'assigneeIds' | 'teamIds' | 'tagIds' | 'emails' | 'sharedWithIds' | 'about' | 'subjectIds' | 'relationships'
>

/**
 * One audience per subject, or one without a subject; a subject answers about themselves only when chosen by name.
 * Refuses former and deactivated members, invalid addresses, and colleagues entered as external reviewers.
 */
export async function findAudiences(tx: Tx, { workspaceId, memberId }: Actor, choice: Choice): Promise<Audience[]> {
  const membersById = await findGroupMembers(tx, workspaceId, choice)
  const subjectIds = subjectsOf(choice, memberId)
  const askedIds = askedAbout(choice, null, membersById)
  const ids = [...new Set([...askedIds, ...choice.sharedWithIds, ...subjectIds])]
  const found = new Map((await findMembers(tx, workspaceId, ids)).map((member) => [member.id, member]))
  const subjects = presentOf(found, subjectIds, () => peopleGone('subjectIds'))
  const asked = askedOf(found, askedIds)
  const sharedIds = [...new Set(choice.sharedWithIds)].filter((id) => id !== memberId)
  const shared = presentOf(found, sharedIds, () => peopleGone('sharedWithIds'))
  const emails = await findExternalEmails(tx, workspaceId, choice.emails)
  const orgRelations = await findOrgRelations(tx, workspaceId, subjectIds)

  const audienceFor = (subject: ZonedColleague | null): Audience => {
    const relations = orgRelations.find(({ subjectId }) => subjectId === subject?.memberId)
    const isTo = relationshipsTo(relations, subjects.length === 1 ? choice.relationships : undefined)
    const own = new Set(askedAbout(choice, subject?.memberId ?? null, membersById))
    return {
      subject: subject && { ...subject, id: subject.memberId },
      members: asked
        .filter((person) => own.has(person.memberId))
        .map((person) => ({ ...person, relationship: isTo(person.memberId) })),
      emails,
      shared: shared.filter((person) => person.memberId !== subject?.memberId),
    }
  }
  return subjects.length === 0 ? [audienceFor(null)] : subjects.map(audienceFor)
}
