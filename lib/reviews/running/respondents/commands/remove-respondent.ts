import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { holdOwnReview } from '@/lib/reviews/running/queries'
import { pauseFault } from '@/lib/reviews/running/rules'
import { respondentRemoved } from '@/lib/reviews/running/respondents/notices'
import { removeFault } from '@/lib/reviews/running/respondents/rules'
import type { RemoveRespondentInput } from '@/lib/reviews/running/respondents/schema'
import { takeOut } from './take-out'

/** Stops asking one person. Nothing of theirs is deleted; removing twice changes nothing. */
export const removeRespondent = (actor: Actor, { id, assigneeId }: RemoveRespondentInput) =>
  transaction(async (tx) => {
    const review = await holdOwnReview(tx, actor, id)
    const fault = pauseFault(review)
    if (fault) throw fault
    const removed = await takeOut(tx, review, assigneeId, removeFault(review))
    if (removed) await respondentRemoved(tx, review, removed)
    return { id }
  })
