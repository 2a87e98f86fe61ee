import type { ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { hasEnded, isReleased } from '@/lib/reviews/model/rules/review-state'
import { resultsHidden } from '@/lib/reviews/model/rules/anonymity'

export type ReleaseFacts = {
  status: ReviewStatus
  anonymity: Anonymity
  answeredCount: number
  creatorId: string
  seenBySubject: boolean
  /** With their own place among those asked, if they were. */
  subject: { id: string; status: string; assignments: readonly object[] } | null
}

/** What stands in the way of a release. */
export type ReleaseBar = 'nobody' | 'not-closed' | 'nothing' | 'too-few'

/** Why a review cannot be released, or null when it can: somebody else must be there to read it, and something to read. */
export function releaseBar(review: ReleaseFacts): ReleaseBar | null {
  const { status, subject, creatorId, seenBySubject, answeredCount } = review
  // Who asked about themselves reads everything already, so there is nobody left to release it to.
  if (subject?.status !== 'ACTIVE' || subject.id === creatorId || !seenBySubject) return 'nobody'
  if (!hasEnded(status)) return 'not-closed'
  const wasAsked = subject.assignments.length > 0
  if (resultsHidden(review, wasAsked) !== null) return 'too-few'
  return answeredCount === 0 ? 'nothing' : null
}

/** Whether what is hidden can still be brought back: what was released is what its subject has read. */
export const canStillChange = (status: ReviewStatus) => status === 'CLOSED'

/** Longest reason for hiding an answer, and longest words to and from the subject. */
export const releaseLimits = { reason: 500, note: 1000, comment: 2000 } as const

/** Whether its subject is still expected to say that they have read it. */
export const isUnacknowledged = (status: ReviewStatus) => isReleased(status) && status !== 'ACKNOWLEDGED'
