import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applauseCommented } from '@/lib/applause/notices/applause-answered'
import { listApplauseReaders } from '@/lib/applause/queries/readable-applause'
import { mentionedCannotRead, noSuchApplauseComment } from '@/lib/applause/refusals'
import type { CommentOnApplauseInput } from '@/lib/applause/schema'
import { ensureApplause } from '@/lib/applause/steps/ensure-applause'
import { listApplausePeople, lockApplause } from '@/lib/applause/steps/lock-applause'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { isFirstInsert, transaction, type Tx } from '@/lib/platform/db'

async function listNames(tx: Tx, { workspaceId }: Actor, ids: readonly string[]) {
  const people = await tx.member.findMany({
    where: { workspaceId, id: { in: [...ids] } },
    orderBy: { findName: 'asc' },
    select: { user: { select: { firstName: true, lastName: true } } },
  })
  return people.map(({ user }) => fullName(user))
}

export const commentOnApplause = (actor: Actor, input: CommentOnApplauseInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { id, madeId, comment, mentionedIds } = input
    const applause = await lockApplause(tx, actor, id)
    await ensureApplause(tx, actor)
    const own = { id: madeId, applauseId: id, memberId: actor.memberId }
    const row = { ...own, workspaceId: applause.workspaceId, comment, createdAt: now() }
    const isFirst = await isFirstInsert(
      tx.applauseComment.createMany({ data: [row], skipDuplicates: true }),
      () => tx.applauseComment.findFirst({ where: own, select: { id: true } }),
      noSuchApplauseComment,
    )
    if (!isFirst) return { id: madeId }
    const { recipientIds } = await listApplausePeople(tx, applause)
    const toldIds = await listApplauseReaders(tx, applause, [applause.giverId, ...recipientIds, ...mentionedIds])
    const unreached = mentionedIds.filter((mentioned) => !toldIds.includes(mentioned))
    if (unreached.length > 0) throw mentionedCannotRead(await listNames(tx, actor, unreached))
    await applauseCommented(tx, actor, { ...applause, toldIds }, { id: madeId, comment, mentionedIds })
    return { id: madeId }
  })
