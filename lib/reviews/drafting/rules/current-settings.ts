import type { FormContent } from '@/lib/reviews/model/schema'
import type { Anonymity, ReleaseMode, Relationship } from '@/lib/platform/generated/prisma/enums'
import type { MembersById } from '@/lib/reviews/model/rules/audience'

/** The settings that can change after sending. */
export type CurrentSettings = Pick<
  FormContent,
  | 'title'
  | 'description'
  | 'anonymity'
  | 'seenBySubject'
  | 'seenByManager'
  | 'seenByAdmins'
  | 'releaseMode'
  | 'mayOptOut'
  | 'mayEdit'
  | 'maySeeOwn'
  | 'mayDeclineFuture'
  | 'hasReminders'
>

export type CurrentReview = CurrentSettings & { creatorId: string; subjectId: string | null }

const aboutOf = ({ subjectId, creatorId }: Pick<CurrentReview, 'subjectId' | 'creatorId'>) => {
  if (subjectId === null) return { about: 'nobody' as const, subjectIds: [] }
  if (subjectId === creatorId) return { about: 'me' as const, subjectIds: [] }
  return { about: 'people' as const, subjectIds: [subjectId] }
}

/** A review without a subject stores none of these, so the form keeps its own. */
const ofSubject = ({ subjectId, seenBySubject, seenByManager, releaseMode }: CurrentReview) =>
  subjectId === null ? {} : { seenBySubject, seenByManager, releaseMode }

/** A sent form with its review's current settings; its relationships refer to the review's subject. */
export function currentForm(content: FormContent, review: CurrentReview): FormContent {
  const { title, description, anonymity, seenByAdmins } = review
  const { mayOptOut, mayEdit, maySeeOwn, mayDeclineFuture, hasReminders } = review
  return {
    ...content,
    ...aboutOf(review),
    relatedToId: review.subjectId,
    ...ofSubject(review),
    title,
    description,
    anonymity,
    seenByAdmins,
    mayOptOut,
    mayEdit,
    maySeeOwn,
    mayDeclineFuture,
    hasReminders,
  }
}

const moreHiddenLast = ['NAMED', 'CONFIDENTIAL', 'ANONYMOUS'] as const satisfies readonly Anonymity[]
const laterReadLast = ['AT_ONCE', 'AT_CLOSE', 'BY_HAND'] as const satisfies readonly ReleaseMode[]

const lastOf = <Value extends string>(order: readonly Value[], values: readonly Value[], usual: Value) =>
  order.findLast((value) => values.includes(value)) ?? usual

/** Reviews of one form may differ by now, so a copy takes the strictest privacy and shows nobody more. */
export function mostPrivate<Review extends CurrentReview>(first: Review, others: readonly Review[]): Review {
  const all = [first, ...others]
  const anonymities = all.map(({ anonymity }) => anonymity)
  const releases = all.map(({ releaseMode }) => releaseMode)
  return {
    ...first,
    anonymity: lastOf(moreHiddenLast, anonymities, first.anonymity),
    releaseMode: lastOf(laterReadLast, releases, first.releaseMode),
    seenBySubject: all.every(({ seenBySubject }) => seenBySubject),
    seenByManager: all.every(({ seenByManager }) => seenByManager),
    seenByAdmins: all.every(({ seenByAdmins }) => seenByAdmins),
  }
}

type AskedMembership = { memberId: string | null; relationship: Relationship }

/** Approved peers who share no team as peers, by id. */
export function peersAmong(
  asked: readonly AskedMembership[],
  approved: readonly { memberId: string }[],
): Record<string, Relationship> {
  const ids = new Set(approved.map(({ memberId }) => memberId))
  return Object.fromEntries(
    asked.flatMap(({ memberId, relationship }) =>
      memberId !== null && relationship === 'PEER' && ids.has(memberId) ? [[memberId, relationship]] : [],
    ),
  )
}

type AskedPlace = {
  memberId: string | null
  removedAt: Date | null
  /** Set when they left the workspace, not when somebody removed them. */
  leftAt: Date | null
  optedOutFromFuture: boolean
  member: { status: string } | null
  external: { email: string } | null
}

type Shared = { memberId: string; sharedById: string | null }

export type CurrentPeople = {
  creatorId: string
  subjectId: string | null
  assignees: readonly AskedPlace[]
  /** Approved ones only. */
  nominations: readonly { memberId: string }[]
  sharedTo: readonly Shared[]
}

/** The subject passes on a single review, so those readers are left out. */
export const sharedByCreator = ({ sharedTo, creatorId }: Pick<CurrentPeople, 'sharedTo' | 'creatorId'>) =>
  sharedTo.flatMap(({ memberId, sharedById }) => (sharedById === null || sharedById === creatorId ? [memberId] : []))

const goesOn = ({ removedAt, leftAt, optedOutFromFuture, member }: AskedPlace) =>
  (removedAt === null || leftAt !== null) && !optedOutFromFuture && (member === null || member.status === 'ACTIVE')

/** Readers of every review; a subject needs no share to read their own. */
function readersOfAll(reviews: readonly CurrentPeople[]) {
  const lists = reviews.map((review) => ({ subjectId: review.subjectId, readers: new Set(sharedByCreator(review)) }))
  const everybody = new Set(lists.flatMap(({ readers }) => [...readers]))
  return [...everybody].filter((id) => lists.every(({ subjectId, readers }) => subjectId === id || readers.has(id)))
}

const idsOf = (places: readonly AskedPlace[]) => places.flatMap(({ memberId }) => memberId ?? [])

/** Respondents who were not nominated. */
function unproposed({ assignees, nominations }: CurrentPeople) {
  const proposed = new Set(nominations.map(({ memberId }) => memberId))
  return idsOf(assignees.filter(goesOn)).filter((id) => !proposed.has(id))
}

/** A subject answers about themselves only when chosen by name, because teams and tags leave them out. */
const isAskedAboutSelf = ({ subjectId, assignees }: CurrentPeople) =>
  assignees.some(({ memberId }) => memberId === subjectId)

/**
 * The respondents that one form for several reviews can name, each asked about every subject. Nominated peers are left
 * out, and members of teams or tags unless their team or tag was split.
 */
function nameable(reviews: readonly CurrentPeople[], hasTeamsOrTags: boolean, ofSplitGroups: ReadonlySet<string>) {
  if (reviews.length === 1) return new Set(reviews.flatMap(({ assignees }) => idsOf(assignees.filter(goesOn))))
  const brought = new Set(
    hasTeamsOrTags ? reviews.filter((one) => !isAskedAboutSelf(one)).map((one) => one.subjectId) : [],
  )
  return new Set(reviews.flatMap(unproposed).filter((id) => !brought.has(id) || ofSplitGroups.has(id)))
}

/**
 * The people these reviews ask and share with now. A team or tag stays while all its members are asked; otherwise the
 * rest are named, so that removed members are not asked again.
 */
export function currentPeople(
  { assigneeIds, teamIds, tagIds }: Pick<FormContent, 'assigneeIds' | 'teamIds' | 'tagIds'>,
  reviews: readonly CurrentPeople[],
  membersById: MembersById,
): Pick<FormContent, 'assigneeIds' | 'teamIds' | 'tagIds' | 'emails' | 'sharedWithIds'> {
  const places = reviews.flatMap(({ assignees }) => assignees)
  const staying = places.filter(goesOn)
  const askedIds = new Set(idsOf(staying))
  const goneIds = new Set(idsOf(places).filter((id) => !askedIds.has(id)))
  const isWhole = (id: string) => membersById.get(id)?.every((memberId) => !goneIds.has(memberId)) ?? false
  const whole = { teamIds: teamIds.filter(isWhole), tagIds: tagIds.filter(isWhole) }
  const membersOf = (ids: readonly string[]) => new Set(ids.flatMap((id) => membersById.get(id) ?? []))
  const wholeIds = [...whole.teamIds, ...whole.tagIds]
  const byGroup = membersOf(wholeIds)
  const ofSplit = membersOf([...teamIds, ...tagIds].filter((id) => !isWhole(id)))
  const byName = new Set(assigneeIds)
  return {
    ...whole,
    assigneeIds: [...nameable(reviews, wholeIds.length > 0, ofSplit)].filter(
      (id) => byName.has(id) || !byGroup.has(id),
    ),
    emails: [...new Set(staying.flatMap(({ external }) => external?.email ?? []))],
    sharedWithIds: readersOfAll(reviews),
  }
}
