import type { AssigneeStatus, ReviewStatus } from '@/lib/platform/generated/prisma/enums'

export type FeedbackBadge = {
  label: 'Opted Out' | 'Answered' | 'Closed' | 'Pending'
  tone: 'danger' | 'success' | 'warning'
}

/** The spec's order, section 4: Opted Out first, then Answered, Closed, Pending. */
export function feedbackBadge(assignee: AssigneeStatus, isAsking: boolean): FeedbackBadge {
  if (assignee === 'OPTED_OUT') return { label: 'Opted Out', tone: 'danger' }
  if (assignee === 'ANSWERED') return { label: 'Answered', tone: 'success' }
  return isAsking ? { label: 'Pending', tone: 'warning' } : { label: 'Closed', tone: 'danger' }
}

const reviewStatusLabels: Record<ReviewStatus, string> = {
  DRAFT: 'Draft',
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  CLOSED: 'Closed',
  RELEASED: 'Released',
  ACKNOWLEDGED: 'Acknowledged',
}

export type ReviewBadge = { label: string; tone: 'info' | 'success' | 'neutral' }

const statusTones: Record<ReviewStatus, ReviewBadge['tone']> = {
  DRAFT: 'neutral',
  ACTIVE: 'info',
  INACTIVE: 'neutral',
  CLOSED: 'neutral',
  RELEASED: 'success',
  ACKNOWLEDGED: 'success',
}

/** For readers of the results; respondents get `feedbackBadge`. */
export const reviewBadge = (status: ReviewStatus): ReviewBadge => ({
  label: reviewStatusLabels[status],
  tone: statusTones[status],
})

/** The type follows from the subject, so nobody chooses it. */
export const reviewType = (subjectName: string | null) => (subjectName === null ? 'Other' : 'Feedback')
