import type { FormContent } from '@/lib/reviews/schema'
import type { Anonymity, ReleaseMode, Relationship } from '@/lib/platform/generated/prisma/enums'
import type { MembersById } from '@/lib/reviews/model/rules/audience'

/** What of a form may have changed since it was sent, and is asked again as it is now. */
export type StandingSettings = Pick<
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

export type StandingReview = StandingSettings & { creatorId: string; subjectId: string | null }

const aboutOf = ({ subjectId, creatorId }: Pick<StandingReview, 'subjectId' | 'creatorId'>) => {
  if (subjectId === null) return { about: 'nobody' as const, subjectIds: [] }
  if (subjectId === creatorId) return { about: 'me' as const, subjectIds: [] }
  return { about: 'people' as const, subjectIds: [subjectId] }
}

/** What a review about nobody keeps nothing of; its form may still say it, for whom it is about next. */
const ofSubject = ({ subjectId, seenBySubject, seenByManager, releaseMode }: StandingReview) =>
  subjectId === null ? {} : { seenBySubject, seenByManager, releaseMode }

/** A form that was sent, with the words, settings and person its review has now: what people are, they are to that one. */
export function formAsItStands(content: FormContent, review: StandingReview): FormContent {
  const { title, description, anonymity, seenByAdmins } = review
  const { mayOptOut, mayEdit, maySeeOwn, mayDeclineFuture, hasReminders } = review
  return {
    ...content,
    ...aboutOf(review),
    relatedToId: review.subjectId,
    ...ofSubject(review),
    ...{ title, description, anonymity, seenByAdmins },
    ...{ mayOptOut, mayEdit, maySeeOwn, mayDeclineFuture, hasReminders },
  }
}

const moreHiddenLast = ['NAMED', 'CONFIDENTIAL', 'ANONYMOUS'] as const satisfies readonly Anonymity[]
const laterReadLast = ['AT_ONCE', 'AT_CLOSE', 'BY_HAND'] as const satisfies readonly ReleaseMode[]

const lastOf = <Value extends string>(order: readonly Value[], values: readonly Value[], usual: Value) =>
  order.findLast((value) => values.includes(value)) ?? usual

/** Of reviews that were sent as one form and changed one by one, what hides the most: nobody gets to see more than before. */
export function mostPrivate<Review extends StandingReview>(first: Review, others: readonly Review[]): Review {
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

/** Of those who were approved the peers, whom no team tells to be any, by their ids. */
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

/** One place in a review that was sent. */
type AskedPlace = {
  memberId: string | null
  removedAt: Date | null
  /** Taken out because they left the workspace, and not by anybody. */
  leftAt: Date | null
  optedOutFromFuture: boolean
  member: { status: string } | null
  external: { email: string } | null
}

type Shared = { memberId: string; sharedById: string | null }

export type StandingPeople = {
  creatorId: string
  subjectId: string | null
  assignees: readonly AskedPlace[]
  /** Whom the subject proposed, and who were approved. */
  nominations: readonly { memberId: string }[]
  sharedTo: readonly Shared[]
}

/** Whom its creator let read it; what its subject passed on after the release was that review alone. */
export const sharedByCreator = ({ sharedTo, creatorId }: Pick<StandingPeople, 'sharedTo' | 'creatorId'>) =>
  sharedTo.flatMap(({ memberId, sharedById }) => (sharedById === null || sharedById === creatorId ? [memberId] : []))

const goesOn = ({ removedAt, leftAt, optedOutFromFuture, member }: AskedPlace) =>
  (removedAt === null || leftAt !== null) && !optedOutFromFuture && (member === null || member.status === 'ACTIVE')

/** Those who are let read every one of the reviews; whom one is about reads that one by themselves. */
function readersOfAll(reviews: readonly StandingPeople[]) {
  const lists = reviews.map((review) => ({ subjectId: review.subjectId, readers: new Set(sharedByCreator(review)) }))
  const everybody = new Set(lists.flatMap(({ readers }) => [...readers]))
  return [...everybody].filter((id) => lists.every(({ subjectId, readers }) => subjectId === id || readers.has(id)))
}

const idsOf = (places: readonly AskedPlace[]) => places.flatMap(({ memberId }) => memberId ?? [])

/** Those whom a review asks for more than that its subject proposed them. */
function unproposed({ assignees, nominations }: StandingPeople) {
  const proposed = new Set(nominations.map(({ memberId }) => memberId))
  return idsOf(assignees.filter(goesOn)).filter((id) => !proposed.has(id))
}

/** Whoever is chosen by name answers about themselves; a team or tag asks its people only about the others. */
const isAskedAboutSelf = ({ subjectId, assignees }: StandingPeople) =>
  assignees.some(({ memberId }) => memberId === subjectId)

/**
 * Of those whom reviews ask the ones who can be named in a form for all of them: a name there is asked about everybody. Who
 * was proposed is asked about that one person, and whom teams and tags brought, not about themselves. Only where their own
 * crowd cannot stay chosen are the latter named all the same: better asked once too often than forgotten.
 */
function nameable(reviews: readonly StandingPeople[], hasCrowds: boolean, ofSplitCrowds: ReadonlySet<string>) {
  if (reviews.length === 1) return new Set(reviews.flatMap(({ assignees }) => idsOf(assignees.filter(goesOn))))
  const brought = new Set(hasCrowds ? reviews.filter((one) => !isAskedAboutSelf(one)).map((one) => one.subjectId) : [])
  return new Set(reviews.flatMap(unproposed).filter((id) => !brought.has(id) || ofSplitCrowds.has(id)))
}

/**
 * Whom reviews that were sent as one form ask and let read now. A team or tag stays chosen while all of its people are
 * still asked; where somebody of it was taken out, the others are named one by one, so that it does not bring them back. Those
 * that are not known are gone.
 */
export function peopleAsTheyStand(
  { assigneeIds, teamIds, tagIds }: Pick<FormContent, 'assigneeIds' | 'teamIds' | 'tagIds'>,
  reviews: readonly StandingPeople[],
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
  const byCrowd = membersOf(wholeIds)
  const ofSplit = membersOf([...teamIds, ...tagIds].filter((id) => !isWhole(id)))
  const byName = new Set(assigneeIds)
  return {
    ...whole,
    assigneeIds: [...nameable(reviews, wholeIds.length > 0, ofSplit)].filter(
      (id) => byName.has(id) || !byCrowd.has(id),
    ),
    emails: [...new Set(staying.flatMap(({ external }) => external?.email ?? []))],
    sharedWithIds: readersOfAll(reviews),
  }
}
