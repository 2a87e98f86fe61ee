import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { holdOwnReview } from '@/lib/reviews/running/queries'
import { followCrowds } from '@/lib/reviews/running/series/crowds/commands/follow-crowds'
import { findAddition } from '@/lib/reviews/running/respondents/newcomers/addition/queries'
import { findPromise } from '@/lib/reviews/running/respondents/newcomers/queries'
import { respondentsAdded } from '@/lib/reviews/running/respondents/notices'
import type { AddRespondentsInput } from '@/lib/reviews/running/respondents/schema'
import { askNewcomers } from './ask-newcomers'

/**
 * Asks more people in a review that runs, by name, team or tag; where it repeats, the further rounds ask whoever joins those
 * teams later, too. Who was asked already is not asked twice; adding again changes nothing. Refuses, as sending does, more
 * than are allowed and groups in which an anonymous answer would stand out.
 */
export const addRespondents = (actor: Actor, { id, ...chosen }: AddRespondentsInput) =>
  transaction(async (tx) => {
    const review = await holdOwnReview(tx, actor, id)
    const { newcomers, fault } = await findAddition(tx, actor, review, chosen)
    if (fault) throw fault
    const added = await askNewcomers(tx, review, newcomers)
    if (added.length > 0) await respondentsAdded(tx, review, added, await findPromise(tx, id))
    await followCrowds(tx, review, chosen)
    return { id, added: added.length }
  })
