import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { oneOnOneCommentEdited } from '@/lib/one-on-ones/notices'
import { canChangeComment } from '@/lib/one-on-ones/policy'
import { noSuchOneOnOneComment, notYourOneOnOneComment } from '@/lib/one-on-ones/refusals'
import type { EditOneOnOneCommentInput } from '@/lib/one-on-ones/schema'
import { lockPairOf } from '@/lib/one-on-ones/steps/lock-pair'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const editOneOnOneComment = (
  actor: Actor,
  { id, commentId, comment }: EditOneOnOneCommentInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPairOf(tx, actor, id)
    const where = { id: commentId, meetingId: id }
    const before = await tx.oneOnOneComment.findFirst({ where })
    if (!before) throw noSuchOneOnOneComment()
    if (!canChangeComment(actor, before)) throw notYourOneOnOneComment()
    if (before.comment === comment) return { id }
    const data = { comment, editedAt: now() }
    await tx.oneOnOneComment.update({ where: { id: commentId }, data, select: { id: true } })
    await oneOnOneCommentEdited(tx, actor, { id: commentId, before: before.comment, after: comment })
    return { id }
  })
