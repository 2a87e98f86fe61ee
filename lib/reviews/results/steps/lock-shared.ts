import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { sharerOf } from '@/lib/reviews/model/rules/sharing'
import { notYoursToShare } from '@/lib/reviews/results/refusals'

const heldSelect = {
  id: true,
  kind: true,
  workspaceId: true,
  title: true,
  timeZone: true,
  closesAt: true,
  status: true,
  anonymity: true,
  answeredCount: true,
  creatorId: true,
  subjectId: true,
  seenBySubject: true,
} as const

/** Locks the readers of a review, and returns in which capacity the actor shares it. */
export async function lockShared(tx: Tx, actor: Actor, id: string) {
  const { workspaceId, memberId } = actor
  await tx.$queryRaw`SELECT id FROM "Review" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  const review = await tx.review.findFirst({ where: { id, workspaceId }, select: heldSelect })
  if (!review) throw noSuchReview()
  const sharer = sharerOf(memberId, review)
  if (sharer === null) throw notYoursToShare()
  return { ...review, sharer }
}
