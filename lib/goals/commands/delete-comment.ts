import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalCommentDeleted } from '@/lib/goals/notices/goal-commented'
import { notYourComment } from '@/lib/goals/refusals'
import type { DeleteCommentInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { lockGoal } from '@/lib/goals/steps/lock-goal'
import { transaction } from '@/lib/platform/db'

/** Comments of check-ins and status changes stay in the timeline. */
export const deleteComment = (actor: Actor, { id, updateId }: DeleteCommentInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    await lockGoal(tx, actor, { id })
    const where = { id: updateId, goalId: id, kind: 'comment' }
    const update = await tx.goalUpdate.findFirst({ where, select: { memberId: true, mentionedIds: true } })
    if (!update) return { id }
    if (update.memberId !== actor.memberId) throw notYourComment()
    await tx.goalUpdate.delete({ where: { id: updateId }, select: { id: true } })
    await goalCommentDeleted(tx, actor, { id: updateId, mentionedIds: update.mentionedIds })
    return { id }
  })
