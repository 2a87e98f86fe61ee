import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReviewerActor } from '@/lib/access/reviewer'
import { now } from '@/lib/platform/clock'
import { db, type Tx } from '@/lib/platform/db'
import type { Anonymity, AssigneeStatus } from '@/lib/platform/generated/prisma/enums'
import { hashToken } from '@/lib/platform/secrets'
import { fullName } from '@/lib/members/rules'
import { privacyNote, privacySentence } from '../readers/rules'
import { noSuchReview } from '../refusals'
import { isOpen } from '../rules'
import { notAsked } from './refusals'
import { ownerOf, type Asker } from '../respondents/queries'
import type { AnswerParts, AskedQuestion, QuestionView } from './rules'

/** What a respondent can do here: write, read what they sent, or learn why not. */
export type AnsweringState = 'open' | 'answered' | 'opted-out' | 'closed' | 'paused'

export type Answering = {
  reviewId: string
  title: string
  description: string
  creatorName: string
  subjectName: string | null
  workspaceName: string
  isAboutMe: boolean
  anonymity: Anonymity
  privacySentence: string
  /** The short form of it, for under each question. */
  privacyNote: string
  closesAt: Date | null
  timeZone: string
  state: AnsweringState
  isViewed: boolean
  questions: QuestionView[]
  /** Names what this respondent wrote on a device, and says to nobody who reads that device who they are. */
  localKey: string
  /** The respondent's own answers by question id; of a closed anonymous review there are none to find. */
  answers: Record<string, AnswerParts>
}

const name = { select: { id: true, user: { select: { firstName: true, lastName: true } } } } as const

export const questionSelect = {
  id: true,
  type: true,
  text: true,
  isRequired: true,
  lowest: true,
  highest: true,
  editableFeedback: true,
  ratingFeedback: true,
  options: { select: { id: true, text: true }, orderBy: { position: 'asc' } },
} as const

const reviewSelect = {
  id: true,
  title: true,
  description: true,
  status: true,
  anonymity: true,
  subjectId: true,
  seenBySubject: true,
  seenByManager: true,
  seenByAdmins: true,
  timeZone: true,
  closesAt: true,
  responseKey: true,
  workspace: { select: { name: true } },
  creator: name,
  subject: name,
  sharedTo: { select: { member: name } },
  questions: { select: questionSelect, orderBy: { position: 'asc' } },
} as const

type Named = { user: { firstName: string; lastName: string } }
const nameOf = ({ user }: Named) => fullName(user)

function stateOf(
  review: { status: Parameters<typeof isOpen>[0]['status']; closesAt: Date | null },
  assignee: AssigneeStatus,
): AnsweringState {
  if (assignee === 'ANSWERED') return 'answered'
  if (review.status === 'INACTIVE') return 'paused'
  if (!isOpen(review, now())) return 'closed'
  return assignee === 'OPTED_OUT' ? 'opted-out' : 'open'
}

const isOutside = (asker: Asker): asker is ReviewerActor => 'assigneeId' in asker

async function ownAnswers(reviewId: string, owner: ReturnType<typeof ownerOf>) {
  if (owner === null) return {}
  const rows = await db.answer.findMany({
    where: { reviewId, response: { ...owner } },
    select: { questionId: true, text: true, score: true, yes: true, optionIds: true },
  })
  return Object.fromEntries(rows.map(({ questionId, ...parts }) => [questionId, parts]))
}

/** The form of a review for somebody asked to answer it. Throws not-found, and forbidden when it was asked of others. */
export async function getAnswering(asker: Asker, reviewId: string): Promise<Answering> {
  const { workspaceId } = asker
  const where = { id: reviewId, workspaceId, status: { not: 'DRAFT' } } as const
  const mine = isOutside(asker) ? { id: asker.assigneeId } : { memberId: asker.memberId }
  const assignees = { where: mine, select: { id: true, status: true, isViewed: true } }
  const review = await db.review.findFirst({
    relationLoadStrategy: 'join',
    where,
    select: { ...reviewSelect, assignees },
  })
  if (!review) throw noSuchReview()
  const assignee = review.assignees[0]
  if (!assignee) throw notAsked()
  const { anonymity, responseKey, creator, subject } = review
  const shared = review.sharedTo.map(({ member }) => nameOf(member))
  const names = { creator: nameOf(creator), subject: subject && nameOf(subject), shared }
  const identity = isOutside(asker) ? 'e-mail address' : 'name'
  return {
    reviewId,
    title: review.title,
    description: review.description,
    creatorName: names.creator,
    subjectName: names.subject,
    workspaceName: review.workspace.name,
    isAboutMe: !isOutside(asker) && subject?.id === asker.memberId,
    anonymity,
    privacySentence: privacySentence(anonymity, { ...review, hasShared: shared.length > 0 }, names, identity),
    privacyNote: privacyNote(anonymity, identity),
    closesAt: review.closesAt,
    timeZone: isOutside(asker) ? review.timeZone : asker.timeZone,
    state: stateOf(review, assignee.status),
    isViewed: assignee.isViewed,
    questions: review.questions,
    localKey: hashToken(`${reviewId}:${assignee.id}`).slice(0, 24),
    answers: await ownAnswers(reviewId, ownerOf({ anonymity, responseKey, assigneeId: assignee.id })),
  }
}

/** Whether this member created the review without being asked as well: then its results are what they came for. */
export async function isOnlyCreator({ workspaceId, memberId }: Actor, id: string) {
  const where = { id, workspaceId, creatorId: memberId, assignees: { none: { memberId } } }
  return (await db.review.count({ where })) > 0
}

const askedSelect = {
  id: true,
  type: true,
  isRequired: true,
  lowest: true,
  highest: true,
  editableFeedback: true,
  options: { select: { id: true } },
} as const

/** The questions of a review, as answers are checked against them. */
export async function listAskedQuestions(tx: Tx, reviewId: string): Promise<AskedQuestion[]> {
  const rows = await tx.question.findMany({ where: { reviewId }, select: askedSelect })
  return rows.map(({ options, ...question }) => ({ ...question, optionIds: options.map(({ id }) => id) }))
}
