import { instantOf } from '@/lib/shared/zones'
import type { ReviewStatus, Anonymity, ReleaseMode } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import * as refusals from './refusals'
import { hasEnded, isReleased } from '@/lib/reviews/model/rules/review-state'
import { showsNoMore } from '@/lib/reviews/model/rules/privacy'
import { confidentialFromNobody, atOnceWithoutNames } from '@/lib/reviews/refusals'

/** An end as a form holds it: null for none, undefined when date or time are none. */
export const chosenEnd = ({
  closesOn,
  closesTime,
  timeZone,
}: {
  closesOn: string
  closesTime: string
  timeZone: string
}) => (closesOn === '' ? null : instantOf(closesOn, closesTime, timeZone))

export type RunningFacts = { status: ReviewStatus; anonymity: Anonymity; closesAt: Date | null }

/** Why a running review cannot be paused, or null when it can. */
export function pauseFault({ status }: RunningFacts): Refusal | null {
  if (status === 'DRAFT') return refusals.isDraft()
  return hasEnded(status) ? refusals.reviewHasEnded() : null
}

/** Why a paused review cannot go on, or null when it can. `closesAt` is the end for whoever can answer the longest. */
export function resumeFault(review: RunningFacts, now: Date): Refusal | null {
  const fault = pauseFault(review)
  if (fault) return fault
  return review.closesAt !== null && review.closesAt <= now ? refusals.closeDatePassed() : null
}

/** Why nobody more can be asked, or null: past its end it only goes on for those who were given more time. */
export function lateFault(review: RunningFacts, now: Date): Refusal | null {
  const isPast = review.closesAt !== null && review.closesAt <= now
  return pauseFault(review) ?? (isPast ? refusals.tooLateToAsk() : null)
}

/** Why a review cannot be opened again, or null when it can. */
export function reopenFault({ status, anonymity }: RunningFacts): Refusal | null {
  if (status === 'DRAFT') return refusals.isDraft()
  if (status === 'INACTIVE') return refusals.isPaused()
  if (isReleased(status)) return refusals.alreadyReleased()
  return anonymity === 'ANONYMOUS' ? refusals.keyDestroyed() : null
}

/** Why nobody can open this closed review again, in words for the screen; null when one can or it is not closed. */
export const reopenHindrance = (review: RunningFacts) =>
  hasEnded(review.status) ? (reopenFault(review)?.message ?? null) : null

type Shown = { anonymity: Anonymity; releaseMode: ReleaseMode }

/** Whether names could be kept from whom a review is about: from somebody, and not from the one who asks. */
export const canHideNames = ({ subjectId, creatorId }: { subjectId: string | null; creatorId: string }) =>
  subjectId !== null && subjectId !== creatorId

/**
 * Why the names and the release of a sent review cannot become so, or null. They are only ever made more private; what
 * was asked with names does not become anonymous, because the answers hold them.
 */
export function privacyFault(from: Shown & { subjectId: string | null; creatorId: string }, to: Shown): Refusal | null {
  const isRenamed = to.anonymity !== from.anonymity
  if (isRenamed && to.anonymity === 'ANONYMOUS') return refusals.anonymousFromTheStart()
  if (!showsNoMore(from, { ...to, releaseMode: from.releaseMode })) return refusals.onlyMoreHidden('anonymity')
  if (!showsNoMore(from, to)) return refusals.onlyMoreHidden('releaseMode')
  if (isRenamed && !canHideNames(from)) return confidentialFromNobody()
  return to.releaseMode === 'AT_ONCE' && to.anonymity !== 'NAMED' ? atOnceWithoutNames() : null
}

/** What can be done with a review that was sent, by whoever may run it. */
export type RunningSteps = { pause: boolean; resume: boolean; close: boolean; reopen: boolean; edit: boolean }

/** The steps that its state allows at this moment. Who asks is not looked at. */
export function runningSteps(review: RunningFacts, now: Date): RunningSteps {
  const { status } = review
  const runs = status === 'ACTIVE' || status === 'INACTIVE'
  return {
    pause: status === 'ACTIVE',
    resume: status === 'INACTIVE' && resumeFault(review, now) === null,
    close: runs,
    reopen: status === 'CLOSED' && reopenFault(review) === null,
    edit: runs,
  }
}
