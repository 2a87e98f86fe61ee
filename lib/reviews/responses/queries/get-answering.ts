import 'server-only'
import type { Anonymity } from '@/lib/platform/generated/prisma/enums'
import { changesIn, type QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { AnswersByQuestion } from './asked-questions'
import { givenIn, storedSelect } from './stored-answers'
import { askingSelect, askingTo } from './asking-review'
import { isExternal, samePerson, isRemoved, type Asker } from './respondent-state'
import { db } from '@/lib/platform/db'
import { isOpen, endFor, isStillAsking, hasEnded } from '@/lib/reviews/model/rules/review-state'
import { sharerOf } from '@/lib/reviews/model/rules/sharing'
import { now } from '@/lib/platform/clock'
import { ownerOf } from './response-owners'
import { revisionOwnerOf } from './response-owners'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { notAsked } from '@/lib/reviews/responses/refusals'
import { deviceKeyOf } from './device-key'
import type { Actor } from '@/lib/access/actor'
import { questionSelect } from '@/lib/reviews/model/queries/list-questions'

export type AnsweringState = 'open' | 'answered' | 'opted-out' | 'closed' | 'paused' | 'removed'

export type Answering = {
  reviewId: string
  title: string
  description: string
  creatorName: string
  /** Who asked, where the creator took it over from them. */
  takenFromName: string | null
  /** Null for external reviewers, who see no pictures. */
  creatorPictureId: string | null
  subjectId: string | null
  subjectName: string | null
  workspaceName: string
  isAboutMe: boolean
  /** The respondent is its subject, and reads the released results. */
  isReleasedToMe: boolean
  /** One question from a dialog. */
  isQuick: boolean
  anonymity: Anonymity
  /** The first says who sees what. */
  privacyNotice: string[]
  /** This respondent's end. */
  closesAt: Date | null
  timeZone: string
  state: AnsweringState
  isViewed: boolean
  can: { optOut: boolean; revise: boolean; seeOwn: boolean; seeUnsent: boolean; declineFuture: boolean }
  /** Answers are saved, but cannot be sent. */
  isPaused: boolean
  /** Changes to sent answers are saved, also in a pause. */
  keepsChanges: boolean
  /** Closed; of an anonymous review, the response key is destroyed. */
  hasEnded: boolean
  /** In any round of the series. */
  hasDeclinedFuture: boolean
  questions: QuestionView[]
  /** Does not reveal the respondent to others on the device. */
  localKey: string
  /** The server's time before the read. */
  readAt: Date
  /** By question id; empty for a closed anonymous review. */
  answers: AnswersByQuestion
  /** Unsent changes, or null. */
  revision: AnswersByQuestion | null
}

const reviewSelect = {
  ...askingSelect,
  id: true,
  kind: true,
  timeZone: true,
  closesAt: true,
  responseKey: true,
  questions: { select: questionSelect, orderBy: { position: 'asc' } },
} as const

const assigneeSelect = {
  id: true,
  memberId: true,
  status: true,
  isViewed: true,
  closesAt: true,
  removedAt: true,
  isUnasked: true,
  external: { select: { expiresAt: true } },
} as const

type FoundReview = NonNullable<Awaited<ReturnType<typeof findAnswering>>>
type FoundAssignee = FoundReview['assignees'][number]

function findAnswering(asker: Asker, id: string) {
  const mine = isExternal(asker) ? { id: asker.assigneeId } : { memberId: asker.memberId }
  const declined = { assignees: { some: { ...samePerson(asker), optedOutFromFuture: true } } }
  return db.review.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: asker.workspaceId, status: { not: 'DRAFT' } },
    select: {
      ...reviewSelect,
      assignees: { where: mine, select: assigneeSelect },
      series: {
        select: { ...askingSelect.series.select, reviews: { where: declined, take: 1, select: { id: true } } },
      },
    },
  })
}

function stateOf(review: FoundReview, assignee: FoundAssignee): AnsweringState {
  const { status, closesAt } = assignee
  if (isRemoved(assignee)) return 'removed'
  if (status === 'ANSWERED') return 'answered'
  if (review.status === 'INACTIVE') return 'paused'
  if (!isOpen({ ...review, closesAt: endFor(review, { closesAt }) }, now())) return 'closed'
  return status === 'OPTED_OUT' ? 'opted-out' : 'open'
}

function canOf(review: FoundReview, assignee: FoundAssignee, isExternalReviewer: boolean): Answering['can'] {
  const { mayOptOut, mayEdit, maySeeOwn, mayDeclineFuture, series } = review
  const closesAt = endFor(review, assignee)
  const isRunning = isOpen({ status: review.status, closesAt }, now())
  const isPaused = review.status === 'INACTIVE' && isOpen({ status: 'ACTIVE', closesAt }, now())
  return {
    optOut: mayOptOut,
    revise: mayEdit && isRunning && assignee.status === 'ANSWERED',
    // A link may be passed on, so it shows no sent answers after the close.
    seeOwn: isRunning || isPaused ? mayEdit || maySeeOwn : maySeeOwn && !isExternalReviewer,
    seeUnsent: isRunning || isPaused ? mayEdit || maySeeOwn : maySeeOwn,
    declineFuture: series !== null && series.nextOn !== null && mayDeclineFuture,
  }
}

const nothingGiven: { answers: AnswersByQuestion; revision: AnswersByQuestion | null } = { answers: {}, revision: null }

/**
 * The draft, or the sent answers with their revision. Where sent answers are not shown, only unsent ones and real
 * changes are.
 */
async function findOwn(review: FoundReview, assignee: FoundAssignee, { state, can }: Pick<Answering, 'state' | 'can'>) {
  const isOver = state === 'answered' || state === 'closed'
  if (state === 'removed' || (isOver && !can.seeOwn && !can.seeUnsent)) return nothingGiven
  const owned = { ...review, assigneeId: assignee.id }
  const owner = ownerOf(owned)
  const reviser = can.seeUnsent ? revisionOwnerOf(owned) : null
  if (owner === null) return nothingGiven
  const responses = await db.response.findMany({
    relationLoadStrategy: 'join',
    where: { reviewId: review.id, OR: [owner, ...(reviser ? [reviser] : [])] },
    select: { ownerHash: true, ...storedSelect },
  })
  const isRevision = ({ ownerHash }: { ownerHash: string | null }) => ownerHash === reviser?.ownerHash
  const givenOf = (response: (typeof responses)[number]): AnswersByQuestion =>
    Object.fromEntries(givenIn(review, response))
  const [first] = responses.filter((response) => !isRevision(response))
  const revision = responses.find(isRevision)
  const own = { answers: first ? givenOf(first) : {}, revision: revision ? givenOf(revision) : null }
  const isSentHidden = state === 'answered' && !can.seeOwn
  return isSentHidden ? { answers: {}, revision: own.revision && changesIn(own.answers, own.revision) } : own
}

/** Throws not-found, and forbidden for people who were not asked. */
export async function getAnswering(asker: Asker, reviewId: string): Promise<Answering> {
  const readAt = now()
  const review = await findAnswering(asker, reviewId)
  if (!review) throw noSuchReview()
  const assignee = review.assignees[0]
  if (!assignee) throw notAsked()
  const state = stateOf(review, assignee)
  const can = canOf(review, assignee, isExternal(asker))
  const closesAt = endFor(review, assignee)
  const asking = askingTo(asker, review)
  return {
    ...asking,
    creatorPictureId: isExternal(asker) ? null : asking.creatorPictureId,
    reviewId,
    subjectId: review.subjectId,
    isQuick: review.kind === 'QUICK',
    isAboutMe: !isExternal(asker) && review.subjectId === asker.memberId,
    isReleasedToMe: !isExternal(asker) && sharerOf(asker.memberId, review) === 'subject',
    // An external reviewer can answer until their link expires.
    closesAt: assignee.external?.expiresAt ?? closesAt,
    timeZone: isExternal(asker) ? review.timeZone : asker.timeZone,
    state,
    isPaused: review.status === 'INACTIVE',
    keepsChanges: review.mayEdit && assignee.status === 'ANSWERED' && isStillAsking({ ...review, closesAt }, now()),
    hasEnded: hasEnded(review.status),
    isViewed: assignee.isViewed,
    can,
    hasDeclinedFuture: review.series !== null && review.series.reviews.length > 0,
    questions: state === 'removed' ? [] : review.questions,
    localKey: deviceKeyOf(asker, reviewId, assignee),
    readAt,
    ...(await findOwn(review, assignee, { state, can })),
  }
}

export async function isOnlyCreator({ workspaceId, memberId }: Actor, id: string) {
  const where = { id, workspaceId, creatorId: memberId, assignees: { none: { memberId, isUnasked: false } } }
  return (await db.review.count({ where })) > 0
}
