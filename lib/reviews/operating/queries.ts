import 'server-only'
import { hasAllAnswers } from '@/lib/reviews/responses/queries/answered-ask'
import type { ReviewStatus, Anonymity, NominationStatus } from '@/lib/platform/generated/prisma/enums'
import { reviewBadge, type ReviewBadge } from '@/lib/reviews/model/rules/review-badges'
import { findLastEnd, findSettings, type ReviewSettings } from '@/lib/reviews/model/queries/find-settings'
import { runningSteps, reopenBlockedReason, canHideNames, type RunningSteps } from './rules'
import { db, type Prisma } from '@/lib/platform/db'
import { momentOf } from '@/lib/scheduling/rules'
import { usualClosing } from '@/lib/reviews/model/rules/schedule'
import { dayOf, type Day } from '@/lib/shared/dates'
import { repeatsInWords } from '@/lib/reviews/model/rules/repeats'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { responsesTo } from '@/lib/reviews/model/queries/count-opted-out'
import { noSuchReview, notYourReview } from '@/lib/reviews/model/refusals'
import { canRunReview } from '@/lib/reviews/model/policy'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'
import { isBlind } from '@/lib/reviews/respondents/rules'
import { listNudgeable } from '@/lib/reviews/respondents/queries/list-nudgeable'
import { externalBlockedReasonOf } from '@/lib/reviews/model/queries/find-audiences'
import { lateFault } from '@/lib/reviews/model/rules/running-review'

export type ManagedReview = {
  id: string
  workspaceId: string
  title: string
  status: ReviewStatus
  anonymity: Anonymity
  badge: ReviewBadge
  subjectId: string | null
  subjectName: string | null
  /** The subject reads it as its creator. */
  isOwn: boolean
  askedCount: number
  optedOutCount: number
  answeredCount: number
  settings: ReviewSettings
  steps: RunningSteps
  /** Its end has passed, and only extensions keep it open. */
  isPastEnd: boolean
  lateBlockedReason: string | null
  reopenBlockedReason: string | null
  /** The close date a reopened review is offered. */
  nextCloseOn: Day
  /** From the first answer on, what respondents were promised is fixed. */
  isFixed: boolean
  canHideNames: boolean
  /** No action on a single respondent is allowed that could reveal whether they answered. */
  isBlind: boolean
  externalBlockedReason: string | null
  seriesId: string | null
  /** A reminder would reach somebody now. */
  isNudgeable: boolean
  /** Null when it never repeated. */
  repeats: string | null
  /** Null when the review has no nominations. */
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
  series: {
    select: {
      id: true,
      nextOn: true,
      startTime: true,
      timeZone: true,
      frequency: true,
      endedReason: true,
      creator: { select: { status: true } },
    },
  },
  subject: { select: { user: { select: { firstName: true, lastName: true } } } },
  nominations: { select: { status: true } },
} as const

type Series = Prisma.ReviewGetPayload<{ select: typeof select }>['series']

function repeatsOf(series: Series) {
  if (series === null) return null
  const { nextOn, startTime, timeZone, creator } = series
  const nextAt = nextOn && momentOf(dayOf(nextOn), startTime, timeZone)
  return repeatsInWords({ ...series, nextAt, isCreatorHere: creator.status === 'ACTIVE' })
}

const countsOf = (nominations: readonly { status: NominationStatus }[]) => ({
  all: nominations.length,
  waiting: nominations.filter(({ status }) => status === 'PENDING').length,
})

/** Null for a draft. Throws not-found and forbidden. */
export async function findManaged(actor: Actor, id: string): Promise<ManagedReview | null> {
  const where = { id, workspaceId: actor.workspaceId }
  const review = await db.review.findFirst({ relationLoadStrategy: 'join', where, select })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  if (review.status === 'DRAFT') return null
  const { workspaceId, title, status, anonymity, subject, answeredCount, nominations, series } = review
  const at = now()
  const settings = await findSettings(db, id)
  const late = lateFault(review, at)
  const isAllAnswered = status === 'CLOSED' && (await hasAllAnswers(db, id))
  const lastEnd = status === 'INACTIVE' && late !== null ? await findLastEnd(db, review) : review.closesAt
  return {
    id,
    workspaceId,
    title,
    status,
    anonymity,
    ...(await responsesTo(db, review)),
    badge: reviewBadge(status),
    subjectId: review.subjectId,
    subjectName: subject && fullName(subject.user),
    isOwn: review.subjectId === actor.memberId,
    settings,
    nextCloseOn: usualClosing(at, settings.timeZone),
    steps: runningSteps({ ...review, closesAt: lastEnd, isAllAnswered }, at),
    isPastEnd: !hasEnded(status) && late !== null,
    lateBlockedReason: late && late.message,
    reopenBlockedReason: reopenBlockedReason({ ...review, isAllAnswered }),
    isFixed: answeredCount > 0,
    canHideNames: canHideNames(review),
    isBlind: isBlind(review),
    externalBlockedReason: externalBlockedReasonOf(actor, await getFrame(actor)),
    seriesId: series && series.nextOn !== null ? series.id : null,
    isNudgeable: status === 'ACTIVE' && (await listNudgeable(workspaceId, [review])).has(id),
    repeats: repeatsOf(series),
    nominations: review.nominationsMax === null ? null : countsOf(nominations),
  }
}
