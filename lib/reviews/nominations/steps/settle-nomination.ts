import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import type { DecideNominationInput } from '@/lib/reviews/nominations/schema'
import { lockReview } from '@/lib/reviews/model/steps/lock-review'
import { canDecideNominations } from '@/lib/reviews/nominations/policy'
import { listDeciderIds, listDeciders } from '@/lib/reviews/nominations/queries/list-deciders'
import * as refusals from '@/lib/reviews/nominations/refusals'
import { nominationFault } from '@/lib/reviews/nominations/rules'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { nominationDecided, nominationsSettled } from '@/lib/reviews/nominations/notices'

const select = {
  id: true,
  status: true,
  memberId: true,
  member: { select: { user: { select: { firstName: true, lastName: true } } } },
} as const

/** Returns the locked review, or null when it was settled this way before. An opposite decision stays. */
export async function settleNomination(
  tx: Tx,
  actor: Actor,
  { id, nominationId }: DecideNominationInput,
  status: 'APPROVED' | 'DECLINED',
) {
  const review = await lockReview(tx, actor, id)
  if (!canDecideNominations(actor, await listDeciderIds(tx, review))) throw refusals.notYoursToDecide()
  const nomination = await tx.reviewNomination.findFirst({ where: { id: nominationId, reviewId: id }, select })
  if (!nomination) throw refusals.noSuchNomination()
  if (nomination.status === status) return null
  if (nomination.status !== 'PENDING') throw refusals.decidedAlready()
  const late = nominationFault(review, now())
  if (late) throw late
  const data = { status, decidedById: actor.memberId, decidedAt: now() }
  await tx.reviewNomination.update({ where: { id: nominationId }, data, select: { id: true } })
  const decided = { id: nominationId, name: fullName(nomination.member.user), isApproved: status === 'APPROVED' }
  await nominationDecided(tx, actor, review.subjectId, review, decided)
  const waitingCount = await tx.reviewNomination.count({ where: { reviewId: id, status: 'PENDING' } })
  if (waitingCount === 0) {
    const people = await listDeciders(tx, review)
    await nominationsSettled(tx, actor.workspaceId, { event: 'nomination.proposed', reviewId: id, people })
  }
  return review
}
