import type { ReviewStatus, Anonymity, ReleaseMode, NominationApprover } from '@/lib/platform/generated/prisma/enums'

export type ReviewFacts = {
  status: ReviewStatus
  anonymity: Anonymity
  answeredCount: number
}

/** The job that releases what is released without its creator; the close wakes it. */
export const RELEASE_JOB = 'review.release'

/** The job that removes deleted anonymous responses from the disk; the close wakes it. */
export const VACUUM_JOB = 'review.vacuum'

const endedStatuses: ReviewStatus[] = ['CLOSED', 'RELEASED', 'ACKNOWLEDGED']

/** Whether nobody will answer it any more: closed, whatever became of it since. */
export const hasEnded = (status: ReviewStatus) => endedStatuses.includes(status)

/** Whether it was shown to the person it is about, who may have acknowledged it since. */
export const isReleased = (status: ReviewStatus) => status === 'RELEASED' || status === 'ACKNOWLEDGED'

/** Whether people can still answer: running, and not past the close date. */
export const isOpen = (review: { status: ReviewStatus; closesAt: Date | null }, now: Date) =>
  review.status === 'ACTIVE' && (review.closesAt === null || review.closesAt > now)

/** Whether somebody is still expected to answer. What is paused goes on, so it is not over for anybody. */
export const isStillAsking = ({ status, closesAt }: { status: ReviewStatus; closesAt: Date | null }, now: Date) =>
  isOpen({ status: status === 'INACTIVE' ? 'ACTIVE' : status, closesAt }, now)

/** Until when one person can answer: the review's end, or a later one that was given to them alone. */
export const endFor = (review: { closesAt: Date | null }, assignee: { closesAt: Date | null }) =>
  review.closesAt !== null && assignee.closesAt !== null && assignee.closesAt > review.closesAt
    ? assignee.closesAt
    : review.closesAt

/** A review that cannot change until the transaction ends. */
export type LockedReview = {
  id: string
  workspaceId: string
  creatorId: string
  subjectId: string | null
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
