import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { formContentSchema, type FormContent } from '@/lib/reviews/model/schema'
import { db } from '@/lib/platform/db'
import { noSuchReview, notYourReview, alreadySent } from '@/lib/reviews/model/refusals'
import { canRunReview } from '@/lib/reviews/model/policy'
import type { Tx } from '@/lib/platform/tx'

/** Throws not-found and forbidden; returns null once the review is sent. */
export async function getDraft(
  actor: Actor,
  id: string,
): Promise<{ id: string; version: number; savedAt: Date; startsAt: Date | null; content: FormContent } | null> {
  const { workspaceId } = actor
  const review = await db.review.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: {
      creatorId: true,
      status: true,
      startsAt: true,
      form: { select: { version: true, savedAt: true, content: true } },
    },
  })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  if (review.status !== 'DRAFT' || !review.form) return null
  return { id, ...review.form, startsAt: review.startsAt, content: formContentSchema.parse(review.form.content) }
}

/** Throws not-found, forbidden, or already sent. */
export async function ensureOwnDraft(tx: Tx, actor: Actor, id: string) {
  const { workspaceId } = actor
  const review = await tx.review.findFirst({ where: { id, workspaceId }, select: { creatorId: true, status: true } })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  if (review.status !== 'DRAFT') throw alreadySent()
}
