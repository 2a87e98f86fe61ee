import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import type { Actor } from '@/lib/access/actor'
import type { DecideNominationInput } from '@/lib/reviews/nominations/schema'
import { settleNomination } from '@/lib/reviews/nominations/steps/settle-nomination'
import { addFault } from '@/lib/reviews/respondents/rules'
import { mostAskedAs } from '@/lib/reviews/model/rules/audience'
import { findCreatorRole } from '@/lib/reviews/model/queries/find-settings'
import { noRoomLeft } from '@/lib/reviews/nominations/refusals'
import { findAddedPeople, findRequestDetails } from '@/lib/reviews/respondents/queries/find-added-people'
import { relationshipOfProposed } from '@/lib/reviews/nominations/rules'
import { askAddedPeople } from '@/lib/reviews/respondents/steps/ask-added-people'
import { respondentsAdded } from '@/lib/reviews/respondents/notices/respondents-added'

/**
 * Leaves out people who left while they waited. A respondent who was removed does not return through an old nomination.
 */
async function listUnasked(tx: Tx, { id: reviewId }: LockedReview, decidedId: string) {
  const rows = await tx.reviewNomination.findMany({
    where: {
      reviewId,
      status: 'APPROVED',
      member: { assignments: { none: { reviewId } } },
      OR: [{ id: decidedId }, { member: { status: 'ACTIVE' } }],
    },
    select: { memberId: true },
  })
  return rows.map(({ memberId }) => memberId)
}

/**
 * Approves a nomination and asks the colleague. Once an anonymous review has answers, the approved wait until enough can
 * be asked together, so that the count identifies nobody. Approving twice changes nothing.
 */
export const approveNomination = (actor: Actor, input: DecideNominationInput) =>
  transaction(async (tx) => {
    const { id } = input
    const review = await settleNomination(tx, actor, input, 'APPROVED')
    if (review === null) return { id }
    const unasked = await listUnasked(tx, review, input.nominationId)
    if (unasked.length === 0 || addFault(review, unasked.length) !== null) return { id }
    const most = mostAskedAs(await findCreatorRole(tx, review))
    if (review.askedCount + unasked.length > most) throw noRoomLeft(most)
    const proposed = await findAddedPeople(tx, review, unasked)
    const peers = proposed.map((person) => ({ ...person, relationship: relationshipOfProposed(person.relationship) }))
    const added = await askAddedPeople(tx, review, peers)
    await respondentsAdded(tx, review, added, await findRequestDetails(tx, id))
    return { id }
  })
