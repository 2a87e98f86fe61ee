import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { followUpCommentEdited } from '@/lib/follow-ups/notices'
import { noSuchFollowUpComment, notYourFollowUpComment } from '@/lib/follow-ups/refusals'
import type { EditFollowUpCommentInput } from '@/lib/follow-ups/schema'
import { lockFollowUp } from '@/lib/follow-ups/steps/lock-follow-up'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const editFollowUpComment = (
  actor: Actor,
  { id, commentId, comment }: EditFollowUpCommentInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockFollowUp(tx, actor, id)
    const where = { id: commentId, followUpId: id }
    const before = await tx.followUpComment.findFirst({ where, select: { memberId: true, comment: true } })
    if (!before) throw noSuchFollowUpComment()
    if (before.memberId !== actor.memberId) throw notYourFollowUpComment()
    if (before.comment === comment) return { id }
    const data = { comment, editedAt: now() }
    await tx.followUpComment.update({ where: { id: commentId }, data, select: { id: true } })
    await followUpCommentEdited(tx, actor, { id: commentId, before: before.comment, after: comment })
    return { id }
  })
