import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applauseCommentEdited } from '@/lib/applause/notices/applause-answered'
import { noSuchApplauseComment } from '@/lib/applause/refusals'
import type { EditApplauseCommentInput } from '@/lib/applause/schema'
import { ensureApplause } from '@/lib/applause/steps/ensure-applause'
import { ensureMentioned } from '@/lib/applause/steps/ensure-mentioned'
import { findOwnComment } from '@/lib/applause/steps/find-applause-comment'
import { lockApplause } from '@/lib/applause/steps/lock-applause'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const editApplauseComment = (actor: Actor, input: EditApplauseCommentInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { id, commentId, comment, mentionedIds = [] } = input
    const applause = await lockApplause(tx, actor, id)
    const before = await findOwnComment(tx, actor, input)
    if (!before) throw noSuchApplauseComment()
    await ensureApplause(tx, actor)
    if (before.comment === comment) return { id }
    await ensureMentioned(tx, actor, { id, mentionedIds, field: 'comment' })
    const data = { comment, editedAt: now() }
    await tx.applauseComment.update({ where: { id: commentId }, data, select: { id: true } })
    const edited = { id: commentId, before: before.comment, after: comment, mentionedIds }
    await applauseCommentEdited(tx, actor, applause, edited)
    return { id }
  })
