import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { holdOwnReview } from '../../running/queries'
import { pauseFault } from '../../running/rules'
import { findNewcomers, findPromise } from '../newcomers/queries'
import { respondentRemoved, respondentsAdded } from '../notices'
import { askedAlready, notWhileAnswersCount } from '../refusals'
import { isBlind } from '../rules'
import type { ReplaceRespondentInput } from '../schema'
import { askNewcomers } from './ask-newcomers'
import { takeOut } from './take-out'

/** Asks somebody else in the place of one person, whose draft is kept. Replacing twice changes nothing. */
export const replaceRespondent = (actor: Actor, { id, assigneeId, memberId }: ReplaceRespondentInput) =>
  transaction(async (tx) => {
    const review = await holdOwnReview(tx, actor, id)
    const fault = pauseFault(review)
    if (fault) throw fault
    const newcomers = await findNewcomers(tx, review, [memberId])
    const removed = await takeOut(tx, review, assigneeId, isBlind(review) ? notWhileAnswersCount() : null)
    if (removed === null) return { id }
    const added = await askNewcomers(tx, review, newcomers)
    const [newcomer] = newcomers
    if (added.length === 0) throw askedAlready(newcomer?.name ?? '')
    await respondentRemoved(tx, review, removed)
    await respondentsAdded(tx, review, added, await findPromise(tx, id))
    return { id }
  })
