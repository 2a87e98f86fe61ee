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
 * Adds people, teams or tags to a running review; in a series, later rounds follow these teams and tags. Adding again
 * changes nothing. Refuses, as sending does, too many respondents and groups that would expose an anonymous answer.
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
