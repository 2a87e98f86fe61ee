import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applauseCommented } from '@/lib/applause/notices/applause-answered'
import { listApplauseReaders } from '@/lib/applause/queries/readable-applause'
import { noSuchApplauseComment } from '@/lib/applause/refusals'
import type { CommentOnApplauseInput } from '@/lib/applause/schema'
import { ensureApplause } from '@/lib/applause/steps/ensure-applause'
import { ensureMentioned } from '@/lib/applause/steps/ensure-mentioned'
import { listApplausePeople, lockApplause } from '@/lib/applause/steps/lock-applause'
import { now } from '@/lib/platform/clock'
import { isFirstInsert, transaction } from '@/lib/platform/db'

export const commentOnApplause = (actor: Actor, input: CommentOnApplauseInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { id, madeId, comment, mentionedIds } = input
    const applause = await lockApplause(tx, actor, id)
    await ensureApplause(tx, actor)
    const own = { id: madeId, applauseId: id, memberId: actor.memberId }
    const row = { ...own, workspaceId: applause.workspaceId, comment, createdAt: now() }
    const isFirst = await isFirstInsert(
      tx.applauseComment.createMany({ data: [row], skipDuplicates: true }),
      () => tx.applauseComment.findFirst({ where: own, select: { comment: true } }),
      noSuchApplauseComment,
      { comment },
    )
    if (!isFirst) return { id: madeId }
    const { recipientIds } = await listApplausePeople(tx, applause)
    const toldIds = await listApplauseReaders(tx, applause, [applause.giverId, ...recipientIds, ...mentionedIds])
    await ensureMentioned(tx, actor, { id, mentionedIds, field: 'comment' })
    await applauseCommented(tx, actor, { ...applause, toldIds }, { id: madeId, comment, mentionedIds })
    return { id: madeId }
  })
