import 'server-only'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import type { ExtendRespondentInput } from '@/lib/reviews/respondents/schema'
import * as refusals from '@/lib/reviews/respondents/refusals'
import { chosenEnd } from '@/lib/reviews/model/rules/review-dates'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { findRespondent } from '@/lib/reviews/respondents/queries/find-respondent'
import { linkEnd } from '@/lib/reviews/responses/rules/link-end'
import { findExternalWaiting } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { respondentExtended } from '@/lib/reviews/respondents/notices/respondent-extended'

/** Throws unless it is after the review's end and after now. */
function laterEnd(review: LockedReview, input: ExtendRespondentInput, at: Date) {
  if (review.closesAt === null) throw refusals.hasNoEnd()
  const closesAt = chosenEnd(input)
  if (!closesAt || closesAt <= review.closesAt || closesAt <= at) throw refusals.notLater()
  return closesAt
}

/**
 * Extends the close date for one respondent. Refused in an anonymous review, where the last answer would be identified.
 * Extending twice to the same moment changes nothing.
 */
export const extendRespondent = (actor: Actor, input: ExtendRespondentInput) =>
  transaction(async (tx) => {
    const { id, assigneeId, timeZone } = input
    const review = await lockOwnReview(tx, actor, id)
    if (review.anonymity === 'ANONYMOUS') throw refusals.nobodySingledOut()
    if (review.status !== 'ACTIVE') throw refusals.notOpen()
    const at = now()
    const closesAt = laterEnd(review, input, at)
    const respondent = await findRespondent(tx, id, assigneeId)
    if (respondent.status === 'ANSWERED') throw refusals.hasAnswered(respondent.name)
    if (respondent.status === 'OPTED_OUT') throw refusals.hasDeclined(respondent.name)
    if (respondent.isGone) throw refusals.respondentHasLeft(respondent.name)
    if (respondent.closesAt?.getTime() === closesAt.getTime()) return { id }
    // Also asks a person added in a pause that outlasted the end.
    const data = { closesAt, isUnasked: false }
    await tx.reviewAssignee.update({ where: { id: assigneeId }, data, select: { id: true } })
    await tx.externalReviewer.updateMany({ where: { assigneeId }, data: { expiresAt: linkEnd(closesAt, at) } })
    const externalReviewer = respondent.memberId === null ? await findExternalWaiting(tx, review, assigneeId) : null
    await respondentExtended(tx, actor, review, { ...respondent, closesAt, chosenIn: timeZone }, externalReviewer)
    return { id }
  })
