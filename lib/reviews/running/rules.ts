import type { Anonymity, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import { instantOf } from '@/lib/shared/zones'
import { hasEnded, isReleased } from '../rules'
import * as refusals from './refusals'

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
  return hasEnded(status) ? refusals.hasEnded() : null
}

/** Why a paused review cannot go on, or null when it can. */
export function resumeFault(review: RunningFacts, now: Date): Refusal | null {
  const fault = pauseFault(review)
  if (fault) return fault
  return review.closesAt !== null && review.closesAt <= now ? refusals.closeDatePassed() : null
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

/** What the creator can do with a review that was sent. */
export type RunningSteps = { pause: boolean; resume: boolean; close: boolean; reopen: boolean; edit: boolean }

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
