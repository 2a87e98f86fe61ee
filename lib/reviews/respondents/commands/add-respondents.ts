import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { AddRespondentsInput } from '@/lib/reviews/respondents/schema'
import { transaction } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import { findAddition } from '@/lib/reviews/respondents/queries/get-addition'
import { askAddedPeople } from '@/lib/reviews/respondents/steps/ask-added-people'
import { respondentsAdded } from '@/lib/reviews/respondents/notices/respondents-added'
import { findRequestDetails } from '@/lib/reviews/respondents/queries/find-added-people'
import { followGroups } from '@/lib/reviews/series/steps/follow-groups'

/**
 * Adds people, teams or tags to a running review; in a series, later rounds follow these teams and tags. Adding again
 * changes nothing. Refuses, as sending does, too many respondents and groups that would expose an anonymous answer.
 */
export const addRespondents = (actor: Actor, { id, ...chosen }: AddRespondentsInput) =>
  transaction(async (tx) => {
    const review = await lockOwnReview(tx, actor, id)
    const { additions, fault } = await findAddition(tx, actor, review, chosen)
    if (fault) throw fault
    const added = await askAddedPeople(tx, review, additions)
    if (added.length > 0) await respondentsAdded(tx, review, added, await findRequestDetails(tx, id))
    await followGroups(tx, review, chosen)
    return { id, added: added.length }
  })
