import type { AssigneeStatus, ReviewKind, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { z } from 'zod'
import { isStorable } from '@/lib/shared/text'
import { endFor, isStillAsking } from '@/lib/reviews/model/rules/review-state'
import {
  feedbackBadge,
  reviewBadge,
  type FeedbackBadge,
  type ReviewBadge,
} from '@/lib/reviews/model/rules/review-badges'

/** The spec's tabs, section 2: what others ask or show the viewer, and what the viewer runs. */
export const listTabGroups = [
  { label: 'For you', tabs: ['received', 'pending', 'answered', 'shared'] },
  { label: 'By you', tabs: ['created', 'active', 'inactive'] },
  { label: '', tabs: ['all'] },
] as const
export const listTabs = listTabGroups.flatMap(({ tabs }) => [...tabs])
export type ListTab = (typeof listTabs)[number]
export const listTabLabels: Record<ListTab, string> = {
  received: 'Received',
  created: 'Created',
  all: 'All',
  pending: 'Pending',
  answered: 'Answered',
  active: 'Active',
  inactive: 'Inactive',
  shared: 'Shared',
}

/** A line is a review or a round. */
export type ListedReview = {
  id: string
  /** Null for a single review. */
  subjectCount: number | null
  status: ReviewStatus
  startsAt: Date | null
  closesAt: Date | null
  closedAt: Date | null
  isMine: boolean
  myStatus: AssigneeStatus | null
  myClosesAt: Date | null
}

export type LineMoment = { at: Date; kind: 'starts' | 'closes' | 'due' | 'closed' }

/**
 * The scheduled send, this person's end, or the close. Past the end, a review with extensions is over for other
 * respondents, and only due for creators and readers.
 */
export function lineMoment(review: ListedReview, now: Date): LineMoment | null {
  const { status, startsAt, closesAt, closedAt, isMine, myStatus, myClosesAt } = review
  if (status === 'DRAFT') return startsAt && { at: startsAt, kind: 'starts' }
  if (closedAt !== null) return { at: closedAt, kind: 'closed' }
  const at = endFor({ closesAt }, { closesAt: myClosesAt })
  if (at === null || at > now) return at && { at, kind: 'closes' }
  return { at, kind: isMine || myStatus === null ? 'due' : 'closed' }
}

type About = {
  kind: ReviewKind | null
  isMine: boolean
  isAboutMe: boolean
  isAboutCreator: boolean
  subjectName: string | null
}

/** Null without a subject, and for a quick question. */
export function aboutInWords({ kind, isMine, isAboutMe, isAboutCreator, subjectName }: About): string | null {
  if (kind === 'QUICK') return null
  if (isAboutMe) return isMine ? 'your work' : 'you'
  return isAboutCreator ? 'their work' : subjectName
}

const asRespondentTabs: ListTab[] = ['received', 'pending', 'answered']

/** A creator who also answers counts as a respondent only in the respondent tabs. */
const isAsRespondent = ({ isMine, myStatus }: ListedReview, tab: ListTab) =>
  myStatus !== null && (asRespondentTabs.includes(tab) || (!isMine && tab !== 'shared'))

/** The tab whose rows a list shows: what is about the viewer is there to read, in any tab. */
export const rowsTab = ({ tab, about }: { tab: ListTab; about?: 'me' }): ListTab => (about ? 'shared' : tab)

/** The shared tab always leads to the results. */
export function lineHref(review: ListedReview, tab: ListTab) {
  const { id, subjectCount, status, isMine } = review
  if (subjectCount !== null) return `/feedback/round/${id}`
  if (isAsRespondent(review, tab)) return `/feedback/id/${id}`
  if (isMine) return status === 'DRAFT' ? `/feedback/edit/${id}` : `/feedback/preview/${id}`
  return `/feedback/shared/${id}`
}

export function lineBadge(review: ListedReview, tab: ListTab, now: Date): FeedbackBadge | ReviewBadge {
  const { status, myStatus, myClosesAt, startsAt } = review
  if (myStatus !== null && isAsRespondent(review, tab)) {
    const closesAt = endFor(review, { closesAt: myClosesAt })
    return feedbackBadge(myStatus, isStillAsking({ status, closesAt }, now))
  }
  return status === 'DRAFT' && startsAt !== null ? { label: 'Scheduled', tone: 'info' } : reviewBadge(status)
}

/** `key` is the sort value; `id` breaks ties. */
export type ListCursor = { key: string; id: string }

const cursorSchema = z.object({ key: z.string().refine(isStorable), id: z.uuid() })

export const writeListCursor = ({ key, id }: ListCursor) => `${id}~${key}`

/** Undefined for a missing or invalid cursor. */
export function readListCursor(value: string | undefined): ListCursor | undefined {
  const parsed = cursorSchema.safeParse({ id: value?.slice(0, 36), key: value?.slice(37) })
  return parsed.success ? parsed.data : undefined
}
