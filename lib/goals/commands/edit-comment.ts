import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalReasonEdited } from '@/lib/goals/notices/goal-changed'
import { goalCommentEdited } from '@/lib/goals/notices/goal-commented'
import { noSuchComment, notYourComment } from '@/lib/goals/refusals'
import type { EditCommentInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { lockGoal } from '@/lib/goals/steps/lock-goal'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const editComment = (actor: Actor, { id, updateId, comment }: EditCommentInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    await lockGoal(tx, actor, { id })
    const where = { id: updateId, goalId: id, comment: { not: '' } }
    const select = { kind: true, memberId: true, comment: true, mentionedIds: true } as const
    const update = await tx.goalUpdate.findFirst({ where, select })
    if (!update) throw noSuchComment()
    if (update.memberId !== actor.memberId) throw notYourComment()
    if (update.comment === comment) return { id }
    await tx.goalUpdate.update({ where: { id: updateId }, data: { comment, editedAt: now() }, select: { id: true } })
    const { kind, mentionedIds, comment: before } = update
    if (kind === 'comment') await goalCommentEdited(tx, actor, { id: updateId, comment, mentionedIds }, before)
    else await goalReasonEdited(tx, actor, { id, updateId, comment }, before)
    return { id }
  })
