import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { switchGate } from '@/lib/workspaces/features/rules'
import { findPayer } from '@/lib/billing/gates'
import { featureGate, limitOf, type Payer } from '@/lib/billing/rules'
import { mostAskedAs, mergedEmails, isEmail, subjectsOf, askedAbout } from '@/lib/reviews/model/rules/audience'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import type { FormContent } from '@/lib/reviews/schema'
import type { Tx } from '@/lib/platform/tx'
import {
  peopleGone,
  tagGone,
  notAnAddress,
  isColleague,
  deactivatedAddress,
  wantsNoMail,
  deactivatedChosen,
} from '@/lib/reviews/refusals'
import { listUnsubscribed } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { fullName } from '@/lib/members/rules'
import { findCircles } from './find-org-relations'
import { relationshipsTo } from '@/lib/reviews/model/rules/relationships'

const memberSelect = {
  id: true,
  status: true,
  user: { select: { email: true, firstName: true, lastName: true } },
} as const

/** Why somebody can ask nobody outside, or null when they can. */
export const outsideBarOf = (actor: Actor, payer: Payer) =>
  switchGate(actor, 'OutsideReviewers') ?? featureGate(payer, 'feedbackInvites')

/** How many one review of somebody's may ask at most: in all, and of them outside. */
export function mostAskedBy(actor: Actor, payer: Payer) {
  const inAll = mostAskedAs(actor.role)
  if (outsideBarOf(actor, payer) !== null) return { inAll, outside: 0 }
  return { inAll, outside: Math.min(limitOf(payer, 'externalsPerReview') ?? limits.externals, limits.externals) }
}

const isActive = ({ status }: { status: string }) => status === 'ACTIVE'

/** Somebody of the workspace to mail and to notify. */
export type Colleague = { memberId: string; email: string; name: string }
export type AskedMember = Colleague & { relationship: Relationship }

/** Everybody one review asks, each once, with what they are to its subject. */
export type Audience = {
  subject: { id: string; name: string; email: string } | null
  members: AskedMember[]
  emails: string[]
  shared: Colleague[]
}

const isHere = { member: { status: 'ACTIVE' } } as const
const itsMembers = { id: true, members: { where: isHere, select: { memberId: true } } } as const

type Crowd = { id: string; members: { memberId: string }[] }
type Crowds = Pick<FormContent, 'teamIds' | 'tagIds'>

/** Who is in the chosen teams, and who has the chosen tags, as far as they are active. */
export async function findCrowds(tx: Tx, workspaceId: string, { teamIds, tagIds }: Crowds) {
  const among = (ids: string[]) => ({ where: { workspaceId, id: { in: ids } }, select: itsMembers })
  const teams: Crowd[] = teamIds.length === 0 ? [] : await tx.team.findMany(among(teamIds))
  const tags: Crowd[] = tagIds.length === 0 ? [] : await tx.tag.findMany(among(tagIds))
  if (teams.length !== new Set(teamIds).size) throw peopleGone('teamIds')
  if (tags.length !== new Set(tagIds).size) throw tagGone()
  return new Map([...teams, ...tags].map(({ id, members }) => [id, members.map(({ memberId }) => memberId)]))
}

/**
 * The addresses of a list, each once. Refuses what is no address, colleagues, those who were, and who wants no mail: their
 * link would never reach them, and they would count among those who could answer.
 */
export async function findOutsideEmails(tx: Tx, workspaceId: string, given: string[]) {
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

/**
 * Those of the addresses of a form that want no mail, for whoever writes it. Who may ask nobody outside learns nothing of
 * them; the others are told the same when they send it.
 */
export async function listWantingNoMail(tx: Tx, actor: Actor, { emails }: Pick<FormContent, 'emails'>) {
  if (emails.length === 0 || outsideBarOf(actor, await findPayer(tx, actor.workspaceId)) !== null) return []
  return [...(await listUnsubscribed(tx, actor.workspaceId, mergedEmails(emails)))]
}

type FoundMembers = Awaited<ReturnType<typeof findMembers>>

const findMembers = (tx: Tx, workspaceId: string, ids: string[]) =>
  tx.member.findMany({ where: { workspaceId, id: { in: ids } }, select: memberSelect })

const personOf = ({ id, user }: FoundMembers[number]): Colleague => ({
  memberId: id,
  email: user.email,
  name: fullName(user),
})

/** The members with these ids, all of them here; throws what `refuse` makes of it when one is gone. */
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
 * The people behind a form's choices: one audience for each person it is about, or one about nobody in particular. Whom it
 * is about is asked about themselves only when chosen by name. Refuses people who left, the deactivated, addresses that
 * are none, and colleagues written as outsiders.
 */
export async function findAudiences(tx: Tx, { workspaceId, memberId }: Actor, choice: Choice): Promise<Audience[]> {
  const membersById = await findCrowds(tx, workspaceId, choice)
  const subjectIds = subjectsOf(choice, memberId)
  const askedIds = askedAbout(choice, null, membersById)
  const ids = [...new Set([...askedIds, ...choice.sharedWithIds, ...subjectIds])]
  const found = new Map((await findMembers(tx, workspaceId, ids)).map((member) => [member.id, member]))
  const subjects = presentOf(found, subjectIds, () => peopleGone('subjectIds'))
  const asked = askedOf(found, askedIds)
  const sharedIds = [...new Set(choice.sharedWithIds)].filter((id) => id !== memberId)
  const shared = presentOf(found, sharedIds, () => peopleGone('sharedWithIds'))
  const emails = await findOutsideEmails(tx, workspaceId, choice.emails)
  const circles = await findCircles(tx, workspaceId, subjectIds)

  const audienceFor = (subject: Colleague | null): Audience => {
    const circle = circles.find(({ subjectId }) => subjectId === subject?.memberId)
    const isTo = relationshipsTo(circle, subjects.length === 1 ? choice.relationships : undefined)
    const own = new Set(askedAbout(choice, subject?.memberId ?? null, membersById))
    return {
      subject: subject && { id: subject.memberId, name: subject.name, email: subject.email },
      members: asked
        .filter((person) => own.has(person.memberId))
        .map((person) => ({ ...person, relationship: isTo(person.memberId) })),
      emails,
      shared: shared.filter((person) => person.memberId !== subject?.memberId),
    }
  }
  return subjects.length === 0 ? [audienceFor(null)] : subjects.map(audienceFor)
}
