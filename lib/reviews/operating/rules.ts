import type { Anonymity, ReleaseMode } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import * as refusals from './refusals'
import { hasEnded, isReleased } from '@/lib/reviews/model/rules/review-state'
import { showsNoMore } from '@/lib/reviews/model/rules/privacy'
import { confidentialFromNobody, atOnceWithoutNames, isDraft } from '@/lib/reviews/model/refusals'
import { type RunningFacts, pauseFault } from '@/lib/reviews/model/rules/running-review'

/** `closesAt` is the latest end of any respondent. */
export function resumeFault(review: RunningFacts, now: Date): Refusal | null {
  const fault = pauseFault(review)
  if (fault) return fault
  return review.closesAt !== null && review.closesAt <= now ? refusals.closeDatePassed() : null
}

/** `isAllAnswered`: a quick ask that would close again. */
type ReopeningFacts = RunningFacts & { isAllAnswered?: boolean }

export function reopenFault({ status, anonymity, isAllAnswered = false }: ReopeningFacts): Refusal | null {
  if (status === 'DRAFT') return isDraft()
  if (status === 'INACTIVE') return refusals.isPaused()
  if (isReleased(status)) return refusals.alreadyReleased()
  if (isAllAnswered) return refusals.everyoneAnswered()
  return anonymity === 'ANONYMOUS' ? refusals.keyDestroyed() : null
}

/** Null also when it is not closed. */
export const reopenBlockedReason = (review: ReopeningFacts) =>
  hasEnded(review.status) ? (reopenFault(review)?.message ?? null) : null

type Shown = { anonymity: Anonymity; releaseMode: ReleaseMode }

/** Names can be hidden from a subject who is not the creator. */
export const canHideNames = ({ subjectId, creatorId }: { subjectId: string | null; creatorId: string }) =>
  subjectId !== null && subjectId !== creatorId

/**
 * Names and release only become more private. A named review never becomes anonymous, because its answers hold the
 * names.
 */
export function privacyFault(from: Shown & { subjectId: string | null; creatorId: string }, to: Shown): Refusal | null {
  const isRenamed = to.anonymity !== from.anonymity
  if (isRenamed && to.anonymity === 'ANONYMOUS') return refusals.anonymousFromTheStart()
  if (!showsNoMore(from, { ...to, releaseMode: from.releaseMode })) return refusals.onlyMoreHidden('anonymity')
  if (!showsNoMore(from, to)) return refusals.onlyMoreHidden('releaseMode')
  if (isRenamed && !canHideNames(from)) return confidentialFromNobody()
  return to.releaseMode === 'AT_ONCE' && to.anonymity !== 'NAMED' ? atOnceWithoutNames() : null
}

export type RunningSteps = { pause: boolean; resume: boolean; close: boolean; reopen: boolean; edit: boolean }

/** Depends on the state alone, not on the actor. */
export function runningSteps(review: ReopeningFacts, now: Date): RunningSteps {
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
