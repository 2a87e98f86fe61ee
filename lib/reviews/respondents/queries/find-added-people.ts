import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { peopleGone, deactivatedChosen } from '@/lib/reviews/model/refusals'
import { fullName } from '@/lib/members/rules'
import { relationshipOf } from '@/lib/reviews/model/rules/relationships'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { findGroupMembers, type AskedMember } from '@/lib/reviews/model/queries/find-audiences'
import { privacySentence, type Identity } from '@/lib/reviews/model/rules/privacy'
import { formInShort } from '@/lib/reviews/responses/rules/form-in-short'

const select = {
  id: true,
  status: true,
  user: { select: { email: true, firstName: true, lastName: true, timeZone: true } },
  teams: { select: { teamId: true, isManager: true } },
} as const

type TeamPlace = { teamId: string; isManager: boolean }

const tiesOf = ({ id, teams }: { id: string; teams: TeamPlace[] }) => ({
  id,
  manages: new Set(teams.filter(({ isManager }) => isManager).map(({ teamId }) => teamId)),
  memberOf: new Set(teams.filter(({ isManager }) => !isManager).map(({ teamId }) => teamId)),
})

/** An added person, with their relationship by teams. */
export type AddedPerson = AskedMember

/** Throws with `field` if any member is gone or deactivated. */
export async function findAddedPeople(
  tx: Tx,
  { workspaceId, subjectId }: { workspaceId: string; subjectId: string | null },
  memberIds: string[],
  field: 'assigneeIds' | 'memberIds' | 'memberId' = 'assigneeIds',
): Promise<AddedPerson[]> {
  const ids = [...new Set(memberIds)]
  const needed = [...ids, ...(subjectId === null ? [] : [subjectId])]
  const found = await tx.member.findMany({ where: { workspaceId, id: { in: needed } }, select })
  const chosen = found.filter(({ id }) => ids.includes(id))
  if (chosen.length !== ids.length) throw peopleGone(field)
  const gone = chosen.filter(({ status }) => status !== 'ACTIVE')
  if (gone.length > 0) {
    const names = gone.map(({ user }) => fullName(user))
    throw deactivatedChosen(names, field)
  }
  const subject = found.find(({ id }) => id === subjectId)
  return chosen.map((member) => ({
    memberId: member.id,
    email: member.user.email,
    name: fullName(member.user),
    timeZone: member.user.timeZone,
    relationship: relationshipOf(tiesOf(member), subject ? tiesOf(subject) : null),
  }))
}

type Asking = Pick<LockedReview, 'id' | 'workspaceId' | 'subjectId' | 'anonymity'>

/** Manual relationships override those by teams. */
export async function findAddedPeopleOf(
  tx: Tx,
  review: Pick<Asking, 'id' | 'workspaceId' | 'subjectId'>,
  memberIds: string[],
  field?: 'memberIds' | 'memberId',
): Promise<AddedPerson[]> {
  const found = await findAddedPeople(tx, review, memberIds, field)
  const form = await tx.form.findUnique({ where: { reviewId: review.id }, select: { content: true } })
  if (review.subjectId === null || form === null) return found
  const { relationships } = formContentSchema.parse(form.content)
  return found.map((person) => {
    const { memberId, relationship } = person
    const chosen = memberId === review.subjectId ? undefined : relationships[memberId]
    return { ...person, relationship: chosen ?? relationship }
  })
}

type Chosen = { memberIds: string[]; teamIds: string[]; tagIds: string[] }

/**
 * The people a choice adds, and how many were asked before. Removed people return only by name, and after an opt-out
 * only in an anonymous review, where it is secret. The subject is added only by name.
 */
export async function findChosen(tx: Tx, review: Asking, { memberIds, ...groups }: Chosen) {
  const { id: reviewId, workspaceId, subjectId, anonymity } = review
  const named = new Set(memberIds)
  const members = [...(await findGroupMembers(tx, workspaceId, groups)).values()].flat()
  const chosen = new Set([...named, ...members.filter((id) => id !== subjectId)])
  const places = await tx.reviewAssignee.findMany({
    where: { reviewId, memberId: { in: [...chosen] } },
    select: { memberId: true, status: true, removedAt: true },
  })
  const comesBack = ({ memberId, status, removedAt }: (typeof places)[number]) =>
    removedAt !== null && named.has(memberId ?? '') && (anonymity === 'ANONYMOUS' || status !== 'OPTED_OUT')
  const known = new Set(places.filter((place) => !comesBack(place)).map(({ memberId }) => memberId))
  const present = await findAddedPeopleOf(tx, review, [...chosen], 'memberIds')
  return { additions: present.filter(({ memberId }) => !known.has(memberId)), knownCount: known.size }
}

const name = { select: { user: { select: { firstName: true, lastName: true } } } } as const

const requestSelect = {
  kind: true,
  description: true,
  anonymity: true,
  creatorId: true,
  subjectId: true,
  releaseMode: true,
  seenBySubject: true,
  seenByManager: true,
  seenByAdmins: true,
  creator: name,
  subject: name,
  sharedTo: { select: { member: name } },
  workspace: { select: { name: true } },
  _count: { select: { questions: { where: { followsId: null } } } },
} as const

/** What added people are promised before they answer: creator, subject and readers. */
export async function findRequestDetails(tx: Tx, reviewId: string, identity: Identity = 'name') {
  const review = await tx.review.findUniqueOrThrow({ where: { id: reviewId }, select: requestSelect })
  const { kind, creator, subject, sharedTo, anonymity } = review
  const isQuick = kind === 'QUICK'
  const names = {
    creator: fullName(creator.user),
    subject: subject && fullName(subject.user),
    shared: sharedTo.map(({ member }) => fullName(member.user)),
  }
  const settings = { ...review, hasShared: sharedTo.length > 0 }
  return {
    askerName: names.creator,
    subjectName: isQuick ? null : names.subject,
    isQuick,
    workspaceName: review.workspace.name,
    privacySentence: privacySentence(anonymity, settings, names, identity),
    ...(identity === 'e-mail address' && formInShort(review.description, review._count.questions)),
  }
}

export type RequestDetails = Awaited<ReturnType<typeof findRequestDetails>>
