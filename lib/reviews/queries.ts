import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { canRunReview } from './policy'
import { noSuchReview, notYourReview } from './refusals'
import { formContentSchema, type FormContent } from './schema'

/** The wizard's state, for its creator. Throws not-found and forbidden; a sent review has no draft any more. */
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
