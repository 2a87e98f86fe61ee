import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { oneOnOneCommentDeleted } from '@/lib/one-on-ones/notices'
import { canChangeComment } from '@/lib/one-on-ones/policy'
import { notYourOneOnOneComment } from '@/lib/one-on-ones/refusals'
import type { DeleteOneOnOneCommentInput } from '@/lib/one-on-ones/schema'
import { lockPairOf } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

export const deleteOneOnOneComment = (
  actor: Actor,
  { id, commentId }: DeleteOneOnOneCommentInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPairOf(tx, actor, id)
    const comment = await tx.oneOnOneComment.findFirst({ where: { id: commentId, meetingId: id } })
    if (!comment) return { id }
    if (!canChangeComment(actor, comment)) throw notYourOneOnOneComment()
    await tx.oneOnOneComment.delete({ where: { id: commentId }, select: { id: true } })
    await oneOnOneCommentDeleted(tx, actor, commentId)
    return { id }
  })
