import 'server-only'
import type { ReviewKind, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { noSuchAnswer } from '@/lib/reviews/results/refusals'
import { canRunReview } from '@/lib/reviews/model/policy'
import { notYourReview } from '@/lib/reviews/model/refusals'

type LockedAnswer = {
  id: string
  reviewId: string
  creatorId: string
  kind: ReviewKind
  title: string
  status: ReviewStatus
  text: string | null
  hiddenAt: Date | null
  isPinned: boolean
}

/**
 * Locks the review of an answer for its creator, so that it can't be released meanwhile. Throws not-found and
 * forbidden.
 */
export async function lockAnswer(tx: Tx, actor: Actor, id: string): Promise<LockedAnswer> {
  const where = { id, workspaceId: actor.workspaceId, isCounted: true }
  const found = await tx.answer.findFirst({
    where,
    select: { reviewId: true, review: { select: { creatorId: true } } },
  })
  if (!found) throw noSuchAnswer()
  if (!canRunReview(actor, found.review)) throw notYourReview()
  await tx.$queryRaw`SELECT id FROM "Review" WHERE id = ${found.reviewId}::uuid FOR UPDATE`
  const select = { id: true, reviewId: true, text: true, hiddenAt: true, isPinned: true } as const
  const review = { select: { creatorId: true, kind: true, title: true, status: true } } as const
  const answer = await tx.answer.findFirst({ where, select: { ...select, review } })
  if (!answer) throw noSuchAnswer()
  const { review: of, ...rest } = answer
  return { ...rest, ...of }
}
