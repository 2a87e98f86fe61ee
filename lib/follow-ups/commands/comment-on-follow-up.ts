import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { followUpCommented } from '@/lib/follow-ups/notices'
import { noSuchFollowUpComment } from '@/lib/follow-ups/refusals'
import type { CommentOnFollowUpInput } from '@/lib/follow-ups/schema'
import { lockFollowUp } from '@/lib/follow-ups/steps/lock-follow-up'
import { now } from '@/lib/platform/clock'
import { isFirstInsert, transaction } from '@/lib/platform/db'

export const commentOnFollowUp = (
  actor: Actor,
  { madeId, id, comment }: CommentOnFollowUpInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockFollowUp(tx, actor, id)
    const own = { id: madeId, followUpId: id, memberId: actor.memberId }
    const row = { ...own, workspaceId: meeting.workspaceId, comment, createdAt: now() }
    const isFirst = await isFirstInsert(
      tx.followUpComment.createMany({ data: [row], skipDuplicates: true }),
      () => tx.followUpComment.findFirst({ where: own, select: { comment: true } }),
      noSuchFollowUpComment,
      { comment },
    )
    if (isFirst) await followUpCommented(tx, actor, meeting, { id: madeId, comment })
    return { id: madeId }
  })
