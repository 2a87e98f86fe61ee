import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Anonymity, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { fullName } from '@/lib/members/rules'
import { canRunReview } from '../../policy'
import { noSuchReview, notYourReview } from '../../refusals'
import { isBlind } from '../../respondents/rules'
import { reviewBadge, type ReviewBadge } from '../../rules'
import { findSettings, type ReviewSettings } from '../queries'
import { reopenHindrance, runningSteps, type RunningSteps } from '../rules'

/** A review that was sent, for the one who runs it. */
export type ManagedReview = {
  id: string
  workspaceId: string
  title: string
  status: ReviewStatus
  anonymity: Anonymity
  badge: ReviewBadge
  subjectName: string | null
  /** Whether the person it is about reads it by being its creator. */
  isOwn: boolean
  askedCount: number
  answeredCount: number
  settings: ReviewSettings
  steps: RunningSteps
  /** Why a closed one cannot be opened again, or null. */
  reopenHindrance: string | null
  /** From the first answer on, what people read before they wrote stays as it is. */
  isFixed: boolean
  /** Nothing may happen to one person that could tell whether they answered. */
  isBlind: boolean
  /** The series that goes on after it, when there is one. */
  seriesId: string | null
  /** How many proposals there are and wait; null where nobody proposes. */
  nominations: { all: number; waiting: number } | null
}

const select = {
  id: true,
  workspaceId: true,
  title: true,
  status: true,
  anonymity: true,
  creatorId: true,
  subjectId: true,
  closesAt: true,
  askedCount: true,
  answeredCount: true,
  nominationsMax: true,
  series: { select: { id: true, nextOn: true } },
  subject: { select: { user: { select: { firstName: true, lastName: true } } } },
  nominations: { select: { status: true } },
} as const

/** What managing a sent review needs, or null for a draft. Throws not-found, and forbidden for everybody else. */
export async function findManaged(actor: Actor, id: string): Promise<ManagedReview | null> {
  const where = { id, workspaceId: actor.workspaceId }
  const review = await db.review.findFirst({ relationLoadStrategy: 'join', where, select })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  if (review.status === 'DRAFT') return null
  const { workspaceId, title, status, anonymity, subject, askedCount, answeredCount, nominations, series } = review
  const waiting = nominations.filter((nomination) => nomination.status === 'PENDING').length
  return {
    ...{ id, workspaceId, title, status, anonymity, askedCount, answeredCount },
    badge: reviewBadge(status),
    subjectName: subject && fullName(subject.user),
    isOwn: review.subjectId === actor.memberId,
    settings: await findSettings(db, id),
    steps: runningSteps(review, now()),
    reopenHindrance: reopenHindrance(review),
    isFixed: answeredCount > 0,
    isBlind: isBlind(review),
    seriesId: series && series.nextOn !== null ? series.id : null,
    nominations: review.nominationsMax === null ? null : { all: nominations.length, waiting },
  }
}
