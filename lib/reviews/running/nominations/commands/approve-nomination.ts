import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction, type Tx } from '@/lib/platform/db'
import { mostAskedAs } from '@/lib/reviews/asking/audience/rules'
import { askNewcomers } from '@/lib/reviews/running/respondents/commands/ask-newcomers'
import { findNewcomers, findPromise } from '@/lib/reviews/running/respondents/newcomers/queries'
import { respondentsAdded } from '@/lib/reviews/running/respondents/notices'
import { addFault } from '@/lib/reviews/running/respondents/rules'
import { findCreatorRole, type HeldReview } from '@/lib/reviews/running/queries'
import { noRoomLeft } from '@/lib/reviews/running/nominations/refusals'
import { relationshipOfProposed } from '@/lib/reviews/running/nominations/rules'
import type { DecideNominationInput } from '@/lib/reviews/running/nominations/schema'
import { settleNomination } from './settle-nomination'

/**
 * The approved who were never asked, without those who left while they waited. Who was asked and taken out again is not
 * brought back by an old proposal.
 */
async function listUnasked(tx: Tx, { id: reviewId }: HeldReview, decidedId: string) {
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
 * Says yes to one proposal and asks that colleague. Once answers of an anonymous review have arrived, the approved wait
 * until there are enough of them to be asked together, so that the count points to nobody. Approving twice changes nothing.
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
    const proposed = await findNewcomers(tx, review, unasked)
    const peers = proposed.map((person) => ({ ...person, relationship: relationshipOfProposed(person.relationship) }))
    const added = await askNewcomers(tx, review, peers)
    await respondentsAdded(tx, review, added, await findPromise(tx, id))
    return { id }
  })
