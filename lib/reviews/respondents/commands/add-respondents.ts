import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction, type Tx } from '@/lib/platform/db'
import { limits } from '../../limits/rules'
import { canAskSoMany } from '../../policy'
import { tooManyAsked, tooManyForMember } from '../../refusals'
import { holdOwnReview, type HeldReview } from '../../running/queries'
import { pauseFault } from '../../running/rules'
import { findNewcomers, findPromise } from '../newcomers/queries'
import { respondentsAdded } from '../notices'
import { allAskedAlready } from '../refusals'
import { addFault } from '../rules'
import type { AddRespondentsInput } from '../schema'
import { askNewcomers } from './ask-newcomers'

async function countKnown(tx: Tx, { id: reviewId }: HeldReview, memberIds: string[]) {
  return tx.reviewAssignee.count({ where: { reviewId, removedAt: null, memberId: { in: memberIds } } })
}

/** Asks more people in a review that runs. Who is asked already is not asked twice; adding again changes nothing. */
export const addRespondents = (actor: Actor, { id, memberIds }: AddRespondentsInput) =>
  transaction(async (tx) => {
    const review = await holdOwnReview(tx, actor, id)
    const fault = pauseFault(review)
    if (fault) throw fault
    const chosen = await findNewcomers(tx, review, memberIds)
    const count = chosen.length - (await countKnown(tx, review, memberIds))
    if (count === 0) throw allAskedAlready()
    const total = review.askedCount + count
    if (!canAskSoMany(actor, total)) throw tooManyForMember()
    if (total > limits.respondents) throw tooManyAsked(total)
    const tooFew = addFault(review, count)
    if (tooFew) throw tooFew
    const added = await askNewcomers(tx, review, chosen)
    await respondentsAdded(tx, review, added, await findPromise(tx, id))
    return { id, added: added.length }
  })
