import {
  QuestionType,
  type Anonymity,
  type AssigneeStatus,
  type Relationship,
  type ReviewStatus,
} from '@/lib/platform/generated/prisma/enums'
import { formatDateTime } from '@/lib/shared/dates'
import { fullCount } from '@/lib/shared/text'

/** Decisions, section 5: never less than three people behind anything that is shown of an anonymous review. */
export const ANONYMITY_FLOOR = 3

export type ReviewFacts = {
  status: ReviewStatus
  anonymity: Anonymity
  answeredCount: number
}

/** The job that releases what is released without its creator; the close wakes it. */
export const RELEASE_JOB = 'review.release'

const endedStatuses: ReviewStatus[] = ['CLOSED', 'RELEASED', 'ACKNOWLEDGED']

/** Whether nobody will answer it any more: closed, whatever became of it since. */
export const hasEnded = (status: ReviewStatus) => endedStatuses.includes(status)

/** Whether it was shown to the person it is about, who may have acknowledged it since. */
export const isReleased = (status: ReviewStatus) => status === 'RELEASED' || status === 'ACKNOWLEDGED'

/** Why results are not shown yet, or null when they are. */
export type ResultsHidden = 'not-closed' | 'too-few'

/** A viewer who answered knows one of the answers, so it does not count towards the floor for them. */
export const unknownTo = (answeredCount: number, viewerAnswered: boolean) => answeredCount - (viewerAnswered ? 1 : 0)

/**
 * Why this viewer is not shown the results yet, or null when they may be: with names at any time, without them after the
 * close and for the answers of at least three people other than the viewer. Who may read them at all is not asked here.
 */
export function resultsHidden(
  { status, anonymity, answeredCount }: ReviewFacts,
  viewerAnswered = false,
): ResultsHidden | null {
  if (anonymity === 'NAMED') return null
  if (!hasEnded(status)) return 'not-closed'
  return unknownTo(answeredCount, viewerAnswered) < ANONYMITY_FLOOR ? 'too-few' : null
}

/** What closing a running review would mean, before somebody does it: of an anonymous one it cannot be undone. */
export function closingInWords({
  anonymity,
  answeredCount,
  askedCount,
}: Omit<ReviewFacts, 'status'> & { askedCount: number }) {
  const isAnonymous = anonymity === 'ANONYMOUS'
  const isTooEarly = isAnonymous && answeredCount > 0 && answeredCount < ANONYMITY_FLOOR
  return [
    `${fullCount(answeredCount)} of ${fullCount(askedCount)} have answered.`,
    isTooEarly && `That is fewer than ${ANONYMITY_FLOOR}, so what they wrote would stay hidden for good.`,
    'Nobody can answer after this, and what was not sent is not counted.',
    isAnonymous && 'The link between people and what they wrote is destroyed for good.',
  ]
    .filter(Boolean)
    .join(' ')
}

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

export type FeedbackBadge = {
  label: 'Opted Out' | 'Answered' | 'Closed' | 'Pending'
  tone: 'danger' | 'success' | 'warning'
}

/** The spec's order, section 4: Opted Out first, else Answered, else Closed, else Pending. */
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

export type ReviewBadge = { label: string; tone: 'info' | 'success' | 'danger' | 'neutral' }

const statusTones: Record<ReviewStatus, ReviewBadge['tone']> = {
  DRAFT: 'neutral',
  ACTIVE: 'info',
  INACTIVE: 'neutral',
  CLOSED: 'danger',
  RELEASED: 'success',
  ACKNOWLEDGED: 'success',
}

/** The state of a review for those who read its results; for those who answer see `feedbackBadge`. */
export const reviewBadge = (status: ReviewStatus): ReviewBadge => ({
  label: reviewStatusLabels[status],
  tone: statusTones[status],
})

/** Feedback is about a person, anything else is other: nobody chooses it, because its subject tells. */
export const reviewType = (subjectName: string | null) => (subjectName === null ? 'Other' : 'Feedback')

export const relationshipLabels: Record<Relationship, string> = {
  SELF: 'Self',
  PEER: 'Peer',
  MANAGER: 'Manager',
  REPORT: 'Report',
  EXTERNAL: 'Outside',
  OTHER: 'Other',
}

/** The groups of those who answered, in the plural. */
export const groupLabels: Record<Relationship, string> = {
  SELF: 'Self',
  MANAGER: 'Managers',
  PEER: 'Peers',
  REPORT: 'Reports',
  EXTERNAL: 'Outside',
  OTHER: 'Others',
}

/** Whether the teams two people share make one the other's manager; `manages` and `memberOf` are team ids. */
type TeamTies = { manages: ReadonlySet<string>; memberOf: ReadonlySet<string> }

const overlaps = (left: ReadonlySet<string>, right: ReadonlySet<string>) => [...left].some((id) => right.has(id))

/** What the person who answers is to the person it is about, as their teams tell. */
export function relationshipOf(
  respondent: { id: string } & TeamTies,
  subject: ({ id: string } & TeamTies) | null,
): Relationship {
  if (subject === null) return 'OTHER'
  if (respondent.id === subject.id) return 'SELF'
  if (overlaps(respondent.manages, subject.memberOf)) return 'MANAGER'
  if (overlaps(subject.manages, respondent.memberOf)) return 'REPORT'
  return overlaps(respondent.memberOf, subject.memberOf) ? 'PEER' : 'OTHER'
}

export const questionTypes = Object.values(QuestionType)

/** The spec's names of the six types, section 3. */
export const questionTypeLabels: Record<QuestionType, string> = {
  input: 'Text Answer',
  textarea: 'Paragraph Answer',
  checkbox: 'Multiple Choice',
  scale: 'Opinion Scale',
  yesno: 'Yes/No Answer',
  rating: 'Rating Star',
}

export const wizardSteps = ['format', 'questions', 'permissions', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The spec's titles of the four steps, section 2. */
export const wizardStepLabels: Record<WizardStep, string> = {
  format: 'Select a format',
  questions: 'Create your questions',
  permissions: 'Permissions',
  review: 'Review & Save',
}

export type ReviewDates = Record<'publishedAt' | 'closesAt' | 'closedAt' | 'releasedAt' | 'acknowledgedAt', Date | null>

/**
 * What has happened to a review and when, and its close date as long as it is not closed, which may be past where somebody
 * has more time: each as a name and a time with its zone.
 */
export function datesInWords(dates: ReviewDates, zone: string): (readonly [name: string, at: string])[] {
  const named: readonly (readonly [string, Date | null])[] = [
    ['Sent', dates.publishedAt],
    ['Close date', dates.closedAt === null ? dates.closesAt : null],
    ['Closed', dates.closedAt],
    ['Released', dates.releasedAt],
    ['Acknowledged', dates.acknowledgedAt],
  ]
  return named.flatMap(([name, at]) => (at === null ? [] : [[name, formatDateTime(at, zone, true)] as const]))
}
