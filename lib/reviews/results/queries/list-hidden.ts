import 'server-only'
import { db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { getHeadAsSubject, type ReviewHead } from './get-review-head'
import { findShown } from './get-texts'
import { pageHolding } from '@/lib/reviews/results/rules/summary'
import { noSuchReview } from '@/lib/reviews/model/refusals'

export type HideableAnswer = {
  id: string
  reviewId: string
  questionId: string
  question: string
  text: string
  subjectName: string
  /** Too few answers are left to show the subject any. */
  isLastShown: boolean
  /** First question of the page with its question. */
  from: number
}

/** What its creator has hidden before. */
export async function isHiddenByThem({ workspaceId, memberId }: Actor, reviewId: string, id: string): Promise<boolean> {
  const where = { id, workspaceId, reviewId, hiddenAt: { not: null }, review: { creatorId: memberId } }
  return (await db.answer.count({ where })) > 0
}

/** Throws not-found, also for an answer already hidden or released, and when the preview shows the actor no results. */
export async function getHideableAnswer(actor: Actor, reviewId: string, id: string): Promise<HideableAnswer> {
  const head = await getHeadAsSubject(actor, reviewId)
  const { hidden, hidePath, workspaceId } = head
  if (hidden !== null || hidePath === null) throw noSuchReview()
  const where = { id, workspaceId, reviewId, isCounted: true, hiddenAt: null }
  const answer = await db.answer.findFirst({
    relationLoadStrategy: 'join',
    where,
    select: { text: true, score: true, questionId: true, relationship: true, question: { select: { text: true } } },
  })
  if (!answer || answer.text === null) throw noSuchReview()
  const { text, score, questionId, relationship, question } = answer
  // Stars beside hidden words stay.
  const { shown } = await findShown(head, questionId, score === null ? relationship : undefined)
  const subjectName = head.subjectName ?? ''
  const questions = await db.question.findMany({
    where: { workspaceId, reviewId },
    orderBy: { position: 'asc' },
    select: { id: true, followsId: true },
  })
  const from = pageHolding(questions, questionId)
  return { id, reviewId, questionId, question: question.text, text, subjectName, isLastShown: !shown.all, from }
}

export type HiddenAnswer = { id: string; question: string; text: string; reason: string; hiddenAt: Date }

const SHOWN = 50

/** Newest first, for the creator who sees results; empty for others. */
export async function listHidden(
  actor: Actor,
  { id: reviewId, workspaceId, hidden }: ReviewHead,
): Promise<HiddenAnswer[]> {
  if (hidden !== null) return []
  const review = { creatorId: actor.memberId }
  const rows = await db.answer.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, reviewId, hiddenAt: { not: null }, review },
    orderBy: [{ hiddenAt: 'desc' }, { id: 'asc' }],
    take: SHOWN,
    select: { id: true, text: true, hiddenAt: true, hiddenReason: true, question: { select: { text: true } } },
  })
  return rows.flatMap(({ id, text, hiddenAt, hiddenReason, question }) =>
    hiddenAt === null || text === null
      ? []
      : [{ id, text, hiddenAt, reason: hiddenReason ?? '', question: question.text }],
  )
}
