import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReviewerActor } from '@/lib/access/reviewer'
import type { Prisma } from '@/lib/platform/db'
import type {
  AssigneeStatus,
  ReviewKind,
  ReviewStatus,
  Anonymity,
  Relationship,
} from '@/lib/platform/generated/prisma/enums'
import { isStillAsking } from '@/lib/reviews/model/rules/review-state'
import { now } from '@/lib/platform/clock'
import { closedForAnswers, pausedForNow, alreadyAnswered, optedOut } from '@/lib/reviews/responses/refusals'

/** Whoever answers: a member, or the holder of an e-mailed link. */
export type Asker = Actor | ReviewerActor

export const isOutside = (asker: Asker): asker is ReviewerActor => 'assigneeId' in asker

/** What tells somebody in every occurrence of a series: who is outside has a new link in each, and one address. */
export const samePerson = (asker: Asker): Prisma.ReviewAssigneeWhereInput =>
  isOutside(asker) ? { external: { email: asker.email } } : { memberId: asker.memberId }

type RemovablePlace = { status: AssigneeStatus; removedAt: Date | null; isUnasked: boolean }

/** Taken off the list, or not asked yet, with nothing sent: whoever sent something keeps their receipt. */
export const isRemoved = ({ status, removedAt, isUnasked }: RemovablePlace) =>
  (removedAt !== null || isUnasked) && status !== 'ANSWERED'

export type AnsweredReview = {
  reviewId: string
  workspaceId: string
  kind: ReviewKind
  status: ReviewStatus
  anonymity: Anonymity
  /** Until when the asker can answer. */
  closesAt: Date | null
  responseKey: Uint8Array | null
  seriesId: string | null
  mayOptOut: boolean
  mayEdit: boolean
  mayDeclineFuture: boolean
}

/** Somebody asked, in a review that cannot change until the transaction ends. */
export type LockedRespondent = AnsweredReview & {
  assigneeId: string
  relationship: Relationship
  assigneeStatus: AssigneeStatus
}

/** Throws once the review, or this person's own end, has come to its close. A paused one will go on. */
export function ensureNotClosed({ status, closesAt }: LockedRespondent) {
  if (!isStillAsking({ status, closesAt }, now())) throw closedForAnswers()
}

/** Throws unless the review takes answers from this respondent at this moment. */
export function ensureOpen(respondent: LockedRespondent) {
  ensureNotClosed(respondent)
  if (respondent.status === 'INACTIVE') throw pausedForNow()
}

/** Throws unless this respondent's draft can be kept: neither answered nor opted out, and not closed. */
export function ensureCanSave(respondent: LockedRespondent) {
  if (respondent.assigneeStatus === 'ANSWERED') throw alreadyAnswered()
  ensureNotClosed(respondent)
  if (respondent.assigneeStatus === 'OPTED_OUT') throw optedOut()
}
