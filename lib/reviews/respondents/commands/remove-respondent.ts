import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { RemoveRespondentInput } from '@/lib/reviews/respondents/schema'
import { transaction } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import { pauseFault } from '@/lib/reviews/model/rules/running-review'
import { takeOut } from '@/lib/reviews/respondents/steps/take-out'
import { removeFault } from '@/lib/reviews/respondents/rules'
import { respondentRemoved } from '@/lib/reviews/respondents/notices/respondent-changed'

/** Keeps their draft; removing twice changes nothing. */
export const removeRespondent = (actor: Actor, { id, assigneeId }: RemoveRespondentInput) =>
  transaction(async (tx) => {
    const review = await lockOwnReview(tx, actor, id)
    const fault = pauseFault(review)
    if (fault) throw fault
    const removed = await takeOut(tx, review, assigneeId, removeFault(review))
    if (removed) await respondentRemoved(tx, review, removed)
    return { id }
  })
