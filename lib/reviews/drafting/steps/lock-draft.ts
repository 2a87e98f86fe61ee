import 'server-only'
import type { ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import * as refusals from '@/lib/reviews/model/refusals'
import { canRunReview } from '@/lib/reviews/model/policy'

export type LockedDraft = { id: string; creatorId: string; status: ReviewStatus; startsAt: Date | null }

/** Locks a draft. Throws not-found and forbidden. */
export async function lockDraft(tx: Tx, actor: Actor, id: string): Promise<LockedDraft> {
  const { workspaceId } = actor
  const [review] = await tx.$queryRaw<LockedDraft[]>`
    SELECT id, "creatorId", status, "startsAt" FROM "Review"
    WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  if (!review) throw refusals.noSuchReview()
  if (!canRunReview(actor, review)) throw refusals.notYourReview()
  return review
}
