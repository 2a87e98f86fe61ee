import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import type { ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { canRunReview } from '@/lib/reviews/policy'
import { noSuchReview, notYourReview } from '@/lib/reviews/refusals'
import { ANONYMITY_FLOOR } from '@/lib/reviews/rules'
import { getHeadAsSubject, type ReviewHead } from '@/lib/reviews/results/queries'
import { noSuchAnswer } from './refusals'

/**
 * Of many reviews `r`, those that can be released as they stand: what `releaseBar` asks of one. It is not asked here of
 * those that were released already.
 */
export const isReleasable = Prisma.sql`(r.status = 'CLOSED' AND r."seenBySubject" AND r."subjectId" <> r."creatorId"
  AND r."answeredCount" > 0 AND EXISTS (SELECT FROM "Member" s WHERE s.id = r."subjectId" AND s.status = 'ACTIVE')
  AND (r.anonymity = 'NAMED' OR r."answeredCount" - (EXISTS (SELECT FROM "ReviewAssignee" a
    WHERE a."reviewId" = r.id AND a."memberId" = r."subjectId" AND a."removedAt" IS NULL
      AND NOT a."isUnasked"))::int >= ${ANONYMITY_FLOOR}))`

type HeldAnswer = {
  id: string
  reviewId: string
  creatorId: string
  title: string
  status: ReviewStatus
  text: string | null
  hiddenAt: Date | null
}

/**
 * An answer that counts, for the one who runs its review, which cannot be released until the transaction ends. Throws
 * not-found and forbidden.
 */
export async function holdAnswer(tx: Tx, actor: Actor, id: string): Promise<HeldAnswer> {
  const where = { id, workspaceId: actor.workspaceId, isCounted: true }
  const found = await tx.answer.findFirst({
    where,
    select: { reviewId: true, review: { select: { creatorId: true } } },
  })
  if (!found) throw noSuchAnswer()
  if (!canRunReview(actor, found.review)) throw notYourReview()
  await tx.$queryRaw`SELECT id FROM "Review" WHERE id = ${found.reviewId}::uuid FOR UPDATE`
  const select = { id: true, reviewId: true, text: true, hiddenAt: true } as const
  const review = { select: { creatorId: true, title: true, status: true } } as const
  const answer = await tx.answer.findFirst({ where, select: { ...select, review } })
  if (!answer) throw noSuchAnswer()
  const { review: of, ...rest } = answer
  return { ...rest, ...of }
}

/** What was written, with its question, and until when nobody reads it. */
export type HideableAnswer = { id: string; reviewId: string; question: string; text: string }

/**
 * An answer that can be hidden, for the form that asks why. Throws not-found, also for one that is hidden or released, and
 * where the preview of its review shows none to the actor.
 */
export async function getHideableAnswer(actor: Actor, reviewId: string, id: string): Promise<HideableAnswer> {
  const { hidden, hidePath, workspaceId } = await getHeadAsSubject(actor, reviewId)
  if (hidden !== null || hidePath === null) throw noSuchReview()
  const where = { id, workspaceId, reviewId, isCounted: true, hiddenAt: null }
  const answer = await db.answer.findFirst({
    relationLoadStrategy: 'join',
    where,
    select: { text: true, question: { select: { text: true } } },
  })
  if (!answer || answer.text === null) throw noSuchReview()
  return { id, reviewId, question: answer.question.text, text: answer.text }
}

/** An answer nobody reads, with the reason. */
export type HiddenAnswer = { id: string; question: string; text: string; reason: string; hiddenAt: Date }

const SHOWN = 50

/** What was hidden of a review, newest first, for the one who runs it and sees results of it; others are told of none. */
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
