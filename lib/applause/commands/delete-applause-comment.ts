import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applauseCommentDeleted } from '@/lib/applause/notices/applause-answered'
import type { DeleteApplauseCommentInput } from '@/lib/applause/schema'
import { ensureApplauseOn } from '@/lib/applause/steps/ensure-applause'
import { findOwnComment } from '@/lib/applause/steps/find-applause-comment'
import { lockApplause } from '@/lib/applause/steps/lock-applause'
import { transaction } from '@/lib/platform/db'

export const deleteApplauseComment = (actor: Actor, input: DeleteApplauseCommentInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureApplauseOn(actor)
    const { id, commentId } = input
    await lockApplause(tx, actor, id)
    const found = await findOwnComment(tx, actor, input)
    if (!found) return { id }
    await tx.applauseComment.delete({ where: { id: commentId }, select: { id: true } })
    await applauseCommentDeleted(tx, actor, commentId)
    return { id }
  })
