import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canMakeGoalOf } from '@/lib/goals/policy'
import { noFeedbackForGoal } from '@/lib/goals/refusals'
import type { Tx } from '@/lib/platform/tx'

const readBy = (memberId: string) =>
  ({
    creatorId: true,
    subjectId: true,
    seenBySubject: true,
    seenByManager: true,
    publishedAt: true,
    subject: {
      select: {
        teams: {
          where: { isManager: false, team: { members: { some: { memberId, isManager: true } } } },
          select: {
            readFrom: true,
            team: { select: { members: { where: { memberId }, select: { readFrom: true } } } },
          },
        },
      },
    },
  }) as const

/** Throws unless the feedback is released and readable for the actor as subject or manager. */
export async function ensureFeedback(tx: Tx, actor: Actor, reviewId: string) {
  const released = { where: { id: reviewId, releasedAt: { not: null } }, select: readBy(actor.memberId) }
  const found = await tx.workspace.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: actor.workspaceId },
    select: { reviews: released },
  })
  const [review] = found.reviews
  if (!review || !canMakeGoalOf(actor, { ...review, places: review.subject?.teams ?? [] })) throw noFeedbackForGoal()
}
