import 'server-only'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import type { LockedReview } from '@/lib/reviews/model/rules/review-state'
import { findSettings, type ReviewSettings } from '@/lib/reviews/model/queries/find-settings'
import type { EditReviewInput } from '@/lib/reviews/operating/schema'
import * as refusals from '@/lib/reviews/operating/refusals'
import { privacyFault } from '@/lib/reviews/operating/rules'
import { closesInPast } from '@/lib/reviews/model/refusals'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { isMorePrivate } from '@/lib/reviews/model/rules/privacy'
import { now } from '@/lib/platform/clock'
import { renewLinks } from '@/lib/reviews/responses/steps/renew-links'
import { listExternalWaiting } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { reviewRescheduled, reviewWidened } from '@/lib/reviews/operating/notices/review-running'
import { listWaiting, listAskedPeople } from '@/lib/reviews/respondents/queries/list-waiting'
import { askUnasked } from '@/lib/reviews/respondents/steps/ask-unasked'
import { remindersWithdrawn } from '@/lib/reviews/model/notices'
import { chosenEnd } from '@/lib/reviews/model/rules/review-dates'
import { pauseFault } from '@/lib/reviews/model/rules/running-review'

function ensureWordsStand({ answeredCount }: LockedReview, from: ReviewSettings, to: EditReviewInput) {
  if (to.title.trim() === '') throw refusals.noTitle()
  if (answeredCount === 0) return
  if (to.title.trim() !== from.title) throw refusals.wordsAreFixed('title')
  if (to.description.trim() !== from.description) throw refusals.wordsAreFixed('description')
}

/** Subject and manager mean nothing without a subject. */
const seenBy = ({ subjectId }: LockedReview, { seenBySubject, seenByManager, seenByAdmins }: EditReviewInput) => ({
  seenBySubject: subjectId !== null && seenBySubject,
  seenByManager: subjectId !== null && seenByManager,
  seenByAdmins,
})

/** Recognises a save whose reply was lost; refuses an older edition. */
function isSavedBefore(review: LockedReview, from: ReviewSettings, input: EditReviewInput) {
  if (from.edition === input.edition) return false
  const { timeZone, hasReminders, anonymity, releaseMode } = input
  const words = { title: input.title.trim(), description: input.description.trim() }
  const given = { ...words, ...seenBy(review, input), timeZone, hasReminders, anonymity, releaseMode }
  const end = chosenEnd(input)
  const isSame = Object.entries(given).every(([name, value]) => Reflect.get(from, name) === value)
  if (!isSame || end === undefined || end?.getTime() !== from.closesAt?.getTime()) throw refusals.changedElsewhere()
  return true
}

/** An unchanged end stays valid even if it has passed meanwhile. */
function newEnd(review: LockedReview, input: EditReviewInput, at: Date) {
  const closesAt = chosenEnd(input)
  if (closesAt === undefined) throw closesInPast()
  const isMoved = closesAt?.getTime() !== review.closesAt?.getTime()
  if (isMoved && closesAt !== null && closesAt <= at) throw closesInPast()
  return { closesAt, isMoved }
}

/**
 * Changes what may change after sending: words and more readers until the first answer, the close date while it runs,
 * names and release only to more private, reminders only to off, questions never. Saving the same again changes
 * nothing.
 */
export const editReview = (actor: Actor, input: EditReviewInput) =>
  transaction(async (tx) => {
    const { id } = input
    const review = await lockOwnReview(tx, actor, id)
    const fault = pauseFault(review)
    if (fault) throw fault
    const from = await findSettings(tx, id)
    if (isSavedBefore(review, from, input)) return { id }
    ensureWordsStand(review, from, input)
    const { anonymity, releaseMode } = input
    const shown = { anonymity, releaseMode }
    const loosened = privacyFault(review, shown)
    if (loosened) throw loosened
    const seen = seenBy(review, input)
    const before = { ...review, ...from, sharedWithIds: [] }
    if (input.hasReminders && !from.hasReminders) throw refusals.remindersStayOff()
    const isWidened = !isMorePrivate(before, { ...before, ...seen })
    if (isWidened && review.answeredCount > 0) throw refusals.onlyMorePrivate()

    const at = now()
    const { closesAt, isMoved } = newEnd(review, input, at)
    const { timeZone, hasReminders } = input
    const title = input.title.trim()
    const words = { title, description: input.description.trim() }
    await tx.review.update({
      where: { id },
      data: { ...words, ...seen, ...shown, closesAt, timeZone, hasReminders },
      select: { id: true },
    })
    const changed = { id, title, timeZone, closesAt, at, isPaused: review.status === 'INACTIVE' }
    if (isMoved) {
      await renewLinks(tx, { id, closesAt })
      const outside = await listExternalWaiting(tx, review)
      await reviewRescheduled(tx, actor, changed, { waiting: await listWaiting(tx, id), outside })
      await askUnasked(tx, { ...review, ...changed })
    }
    if (from.hasReminders && !hasReminders) await remindersWithdrawn(tx, { reviewId: id })
    if (isWidened) await reviewWidened(tx, actor, changed, await listAskedPeople(tx, review))
    return { id }
  })
