import 'server-only'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import { findGroups } from './find-groups'
import type { Actor } from '@/lib/access/actor'
import { countFault } from '@/lib/reviews/model/rules/audience'
import { addFault, exposureFault } from '@/lib/reviews/respondents/rules'
import { db, type Tx } from '@/lib/platform/db'
import {
  areTooMany,
  teamsAndTagsOfBoth,
  bringsMore,
  joinersInWords,
  type TeamsAndTags,
} from '@/lib/reviews/series/rules/followed-groups'
import { findRepeatedForm } from '@/lib/reviews/series/queries/list-followed-groups'
import { tooManyFollowed, allAskedAlready } from '@/lib/reviews/respondents/refusals'
import type { AddRespondentsInput, AdditionInput } from '@/lib/reviews/respondents/schema'
import { findChosen } from './find-added-people'
import { now } from '@/lib/platform/clock'
import type { GroupSize } from '@/lib/reviews/model/rules/groups'
import { noSuchReview, notYourReview } from '@/lib/reviews/model/refusals'
import { canRunReview } from '@/lib/reviews/model/policy'
import { lateFault } from '@/lib/reviews/model/rules/running-review'

const select = {
  id: true,
  workspaceId: true,
  creatorId: true,
  subjectId: true,
  status: true,
  anonymity: true,
  closesAt: true,
  askedCount: true,
  answeredCount: true,
  nominationsMin: true,
} as const

type Review = Pick<LockedReview, keyof typeof select>

type Groups = Awaited<ReturnType<typeof findGroups>>

const askingFault = (actor: Actor, review: Review, count: number, groups: Groups) =>
  countFault(actor.role, review.askedCount + count, 'memberIds') ??
  addFault(review, count) ??
  exposureFault(review, groups)

/** Teams and tags add later joiners only where a further round repeats the review. */
async function findFollowing(tx: Tx, review: Review, { teamIds, tagIds }: TeamsAndTags) {
  const form = teamIds.length + tagIds.length === 0 ? null : await findRepeatedForm(tx, review)
  if (form === null) return { isMore: false, later: null, fault: null }
  const fault = areTooMany(teamsAndTagsOfBoth(form, { teamIds, tagIds })) ? tooManyFollowed() : null
  return { isMore: bringsMore({ teamIds, tagIds }, form), later: joinersInWords({ teamIds, tagIds }), fault }
}

/** The people an addition would invite, and the reason it is blocked, if any. */
export async function findAddition(tx: Tx, actor: Actor, review: Review, chosen: Omit<AddRespondentsInput, 'id'>) {
  const { additions, knownCount } = await findChosen(tx, review, chosen)
  const { isMore, later, fault: followFault } = await findFollowing(tx, review, chosen)
  const groups = await findGroups(tx, review, { added: additions.map(({ relationship }) => relationship) })
  // A team whose members were all asked can still be chosen for later joiners.
  const nothingFault = isMore ? null : allAskedAlready()
  const askFault = additions.length === 0 ? nothingFault : askingFault(actor, review, additions.length, groups)
  return { additions, knownCount, groups, later, fault: lateFault(review, now()) ?? askFault ?? followFault }
}

export type Addition = {
  newCount: number
  knownCount: number
  groups: GroupSize[]
  later: string | null
  blockedReason: string | null
}

/** For the creator. Throws not-found and forbidden. */
export async function getAddition(actor: Actor, { id, ...chosen }: AdditionInput): Promise<Addition> {
  const where = { id, workspaceId: actor.workspaceId, status: { not: 'DRAFT' } } as const
  const review = await db.review.findFirst({ where, select })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  const { additions, knownCount, groups, later, fault } = await findAddition(db, actor, review, chosen)
  const after = review.subjectId === null ? [] : groups.after
  return { newCount: additions.length, knownCount, groups: after, later, blockedReason: fault?.message ?? null }
}
