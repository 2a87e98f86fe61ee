import type { ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import type { Refusal } from '@/lib/shared/refusal'
import { isDraft, reviewHasEnded, tooLateToAsk } from '@/lib/reviews/model/refusals'
import { hasEnded } from './review-state'

export type RunningFacts = { status: ReviewStatus; anonymity: Anonymity; closesAt: Date | null }

export function pauseFault({ status }: RunningFacts): Refusal | null {
  if (status === 'DRAFT') return isDraft()
  return hasEnded(status) ? reviewHasEnded() : null
}

/** Past its end a review only continues for respondents with an extension. */
export function lateFault(review: RunningFacts, now: Date): Refusal | null {
  const isPast = review.closesAt !== null && review.closesAt <= now
  return pauseFault(review) ?? (isPast ? tooLateToAsk() : null)
}
