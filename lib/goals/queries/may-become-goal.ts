import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canMakeGoalOf } from '@/lib/goals/policy'
import type { Review } from '@/lib/platform/generated/prisma/client'
import type { Tx } from '@/lib/platform/tx'
import { placesLedBy } from '@/lib/teams/memberships/rules'

const readBy = (memberId: string) =>
  ({
    status: true,
    releasedAt: true,
    answeredCount: true,
    creatorId: true,
    subjectId: true,
    seenBySubject: true,
    seenByManager: true,
    publishedAt: true,
    subject: { select: { teams: placesLedBy(memberId) } },
  }) as const

type Feedback = Pick<Review, 'status' | 'releasedAt' | 'answeredCount' | 'creatorId' | 'subjectId'>

/** Nobody releases what its subject asked for. */
const isOut = ({ status, releasedAt, answeredCount, creatorId, subjectId }: Feedback) =>
  releasedAt !== null || (status === 'CLOSED' && creatorId === subjectId && answeredCount > 0)

/**
 * Whether the feedback is released, or closed where its subject asked for it, and readable for the actor as subject or
 * manager.
 */
export async function mayBecomeGoal(tx: Tx, actor: Actor, reviewId: string): Promise<boolean> {
  const sent = { where: { id: reviewId, status: { not: 'DRAFT' } }, select: readBy(actor.memberId) } as const
  const found = await tx.workspace.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: actor.workspaceId },
    select: { reviews: sent },
  })
  const [review] = found.reviews
  const places = review?.subject?.teams ?? []
  return review !== undefined && isOut(review) && canMakeGoalOf(actor, { ...review, places })
}
