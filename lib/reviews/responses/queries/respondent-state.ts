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

/** A member, or an external reviewer with a link. */
export type Asker = Actor | ReviewerActor

export const isExternal = (asker: Asker): asker is ReviewerActor => 'assigneeId' in asker

/** An external reviewer has a new link in each occurrence, but the same address. */
export const samePerson = (asker: Asker): Prisma.ReviewAssigneeWhereInput =>
  isExternal(asker) ? { external: { email: asker.email } } : { memberId: asker.memberId }

type RemovablePlace = { status: AssigneeStatus; removedAt: Date | null; isUnasked: boolean }

/** Removed, or not asked yet; a respondent who answered keeps the receipt. */
export const isRemoved = ({ status, removedAt, isUnasked }: RemovablePlace) =>
  (removedAt !== null || isUnasked) && status !== 'ANSWERED'

export type AnsweredReview = {
  reviewId: string
  workspaceId: string
  kind: ReviewKind
  status: ReviewStatus
  anonymity: Anonymity
  /** This respondent's end. */
  closesAt: Date | null
  responseKey: Uint8Array | null
  seriesId: string | null
  mayOptOut: boolean
  mayEdit: boolean
  mayDeclineFuture: boolean
  timeZone: string
}

/** A respondent in a locked review. */
export type LockedRespondent = AnsweredReview & {
  assigneeId: string
  relationship: Relationship
  assigneeStatus: AssigneeStatus
}

/** Throws after this respondent's end; a paused review passes, because it resumes. */
export function ensureNotClosed({ status, closesAt }: LockedRespondent) {
  if (!isStillAsking({ status, closesAt }, now())) throw closedForAnswers()
}

/** Throws unless the review takes answers from this respondent now. */
export function ensureOpen(respondent: LockedRespondent) {
  ensureNotClosed(respondent)
  if (respondent.status === 'INACTIVE') throw pausedForNow()
}

/** Throws when answered, opted out or closed. */
export function ensureCanSave(respondent: LockedRespondent) {
  if (respondent.assigneeStatus === 'ANSWERED') throw alreadyAnswered()
  ensureNotClosed(respondent)
  if (respondent.assigneeStatus === 'OPTED_OUT') throw optedOut()
}
