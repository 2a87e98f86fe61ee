import type { ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { hasEnded, isReleased } from './review-state'
import { resultsHidden } from './anonymity'

export type ReleaseFacts = {
  status: ReviewStatus
  anonymity: Anonymity
  answeredCount: number
  creatorId: string
  seenBySubject: boolean
  /** `assignments` holds the subject's own place, if asked. */
  subject: { id: string; status: string; assignments: readonly object[] } | null
}

export type ReleaseBlocked = 'nobody' | 'not-closed' | 'nothing' | 'too-few'

/** Null when it can be released: an active subject other than the creator, and results to show. */
export function releaseBlocked(review: ReleaseFacts): ReleaseBlocked | null {
  const { status, subject, creatorId, seenBySubject, answeredCount } = review
  // A creator who is the subject already reads everything.
  if (subject?.status !== 'ACTIVE' || subject.id === creatorId || !seenBySubject) return 'nobody'
  if (!hasEnded(status)) return 'not-closed'
  const wasAsked = subject.assignments.length > 0
  if (resultsHidden(review, wasAsked) !== null) return 'too-few'
  return answeredCount === 0 ? 'nothing' : null
}

export type Unreleasable = 'left' | 'too-few'

/** Why a closed review can't be released to the subject it promised it to, or null. */
export function unreleasable(review: ReleaseFacts): Unreleasable | null {
  const { status, subject, creatorId, seenBySubject } = review
  if (status !== 'CLOSED' || subject === null || subject.id === creatorId || !seenBySubject) return null
  if (subject.status !== 'ACTIVE') return 'left'
  return releaseBlocked(review) === 'too-few' ? 'too-few' : null
}

type OutFacts = Pick<ReleaseFacts, 'status' | 'answeredCount' | 'creatorId'> & { subjectId: string | null }

/** Released, or closed with answers where its subject asked: nobody releases that to them. */
export const isOut = ({ status, creatorId, subjectId, answeredCount }: OutFacts) =>
  isReleased(status) || (status === 'CLOSED' && creatorId === subjectId && answeredCount > 0)

/** A hidden answer can return only before the release, because after it the subject has read the rest. */
export const canStillChange = (status: ReviewStatus) => status === 'CLOSED'

/** Maximum characters. */
export const releaseLimits = { reason: 500, note: 1000, comment: 2000 } as const

export const isUnacknowledged = (status: ReviewStatus) => isReleased(status) && status !== 'ACKNOWLEDGED'
