import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { oneOnOneCommented } from '@/lib/one-on-ones/notices'
import { noSuchOneOnOneComment } from '@/lib/one-on-ones/refusals'
import type { CommentOnOneOnOneInput } from '@/lib/one-on-ones/schema'
import { lockPairOf, otherOf } from '@/lib/one-on-ones/steps/lock-pair'
import { now } from '@/lib/platform/clock'
import { isFirstInsert, transaction } from '@/lib/platform/db'

export const commentOnOneOnOne = (
  actor: Actor,
  { madeId, id, comment }: CommentOnOneOnOneInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const pair = await lockPairOf(tx, actor, id)
    const own = { id: madeId, meetingId: id, memberId: actor.memberId }
    const data = [{ ...own, workspaceId: pair.workspaceId, comment, createdAt: now() }]
    const isFirst = await isFirstInsert(
      tx.oneOnOneComment.createMany({ data, skipDuplicates: true }),
      () => tx.oneOnOneComment.findFirst({ where: own, select: { comment: true } }),
      noSuchOneOnOneComment,
      { comment },
    )
    if (isFirst)
      await oneOnOneCommented(tx, actor, { id, otherId: otherOf(pair, actor.memberId) }, { id: madeId, comment })
    return { id: madeId }
  })
