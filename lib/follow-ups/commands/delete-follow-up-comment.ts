import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { followUpCommentDeleted } from '@/lib/follow-ups/notices'
import { notYourFollowUpComment } from '@/lib/follow-ups/refusals'
import type { DeleteFollowUpCommentInput } from '@/lib/follow-ups/schema'
import { lockFollowUp } from '@/lib/follow-ups/steps/lock-follow-up'
import { transaction } from '@/lib/platform/db'

export const deleteFollowUpComment = (
  actor: Actor,
  { id, commentId }: DeleteFollowUpCommentInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockFollowUp(tx, actor, id)
    const where = { id: commentId, followUpId: id }
    const before = await tx.followUpComment.findFirst({ where, select: { memberId: true } })
    if (!before) return { id }
    if (before.memberId !== actor.memberId) throw notYourFollowUpComment()
    await tx.followUpComment.delete({ where: { id: commentId }, select: { id: true } })
    await followUpCommentDeleted(tx, actor, commentId)
    return { id }
  })
