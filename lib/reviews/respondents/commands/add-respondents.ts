import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { AddRespondentsInput } from '@/lib/reviews/respondents/schema'
import { transaction } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import { findAddition } from '@/lib/reviews/respondents/queries/get-addition'
import { askNewcomers } from '@/lib/reviews/respondents/steps/ask-newcomers'
import { respondentsAdded } from '@/lib/reviews/respondents/notices/respondents-added'
import { findPromise } from '@/lib/reviews/respondents/queries/find-added-people'
import { followCrowds } from '@/lib/reviews/series/steps/follow-crowds'

/**
 * Asks more people in a review that runs, by name, team or tag; where it repeats, the further rounds ask whoever joins those
 * teams later, too. Who was asked already is not asked twice; adding again changes nothing. Refuses, as sending does, more
 * than are allowed and groups in which an anonymous answer would stand out.
 */
export const addRespondents = (actor: Actor, { id, ...chosen }: AddRespondentsInput) =>
  transaction(async (tx) => {
    const review = await lockOwnReview(tx, actor, id)
    const { newcomers, fault } = await findAddition(tx, actor, review, chosen)
    if (fault) throw fault
    const added = await askNewcomers(tx, review, newcomers)
    if (added.length > 0) await respondentsAdded(tx, review, added, await findPromise(tx, id))
    await followCrowds(tx, review, chosen)
    return { id, added: added.length }
  })
