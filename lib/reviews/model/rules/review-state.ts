import type {
  ReviewKind,
  ReviewStatus,
  Anonymity,
  ReleaseMode,
  NominationApprover,
} from '@/lib/platform/generated/prisma/enums'

export type ReviewFacts = {
  status: ReviewStatus
  anonymity: Anonymity
  answeredCount: number
}

/** Releases without the creator; the close triggers it. */
export const RELEASE_JOB = 'review.release'

/** Removes deleted anonymous responses from disk; the close triggers it. */
export const VACUUM_JOB = 'review.vacuum'

const endedStatuses: ReviewStatus[] = ['CLOSED', 'RELEASED', 'ACKNOWLEDGED']

/** Closed, or in any later status. */
export const hasEnded = (status: ReviewStatus) => endedStatuses.includes(status)

/** Acknowledged results count as well. */
export const isReleased = (status: ReviewStatus) => status === 'RELEASED' || status === 'ACKNOWLEDGED'

/** Active, and before the close date. */
export const isOpen = (review: { status: ReviewStatus; closesAt: Date | null }, now: Date) =>
  review.status === 'ACTIVE' && (review.closesAt === null || review.closesAt > now)

/** A paused review resumes, so it still asks. */
export const isStillAsking = ({ status, closesAt }: { status: ReviewStatus; closesAt: Date | null }, now: Date) =>
  isOpen({ status: status === 'INACTIVE' ? 'ACTIVE' : status, closesAt }, now)

/** The review's end, or this respondent's extension. */
export const endFor = (review: { closesAt: Date | null }, assignee: { closesAt: Date | null }) =>
  review.closesAt !== null && assignee.closesAt !== null && assignee.closesAt > review.closesAt
    ? assignee.closesAt
    : review.closesAt

/** A row locked until the transaction ends. */
export type LockedReview = {
  id: string
  workspaceId: string
  creatorId: string
  subjectId: string | null
  kind: ReviewKind
  title: string
  status: ReviewStatus
  anonymity: Anonymity
  releaseMode: ReleaseMode
  timeZone: string
  closesAt: Date | null
  hasReminders: boolean
  askedCount: number
  answeredCount: number
  nominationsMin: number | null
  nominationsMax: number | null
  nominationsApprover: NominationApprover | null
}
