import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applauseReacted, reactionWithdrawn } from '@/lib/applause/notices/applause-answered'
import type { ReactToApplauseInput } from '@/lib/applause/schema'
import { ensureApplause } from '@/lib/applause/steps/ensure-applause'
import { listApplausePeople, lockApplause } from '@/lib/applause/steps/lock-applause'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'

async function findLeft(tx: Tx, where: { applauseId: string; memberId: string }) {
  const left = await tx.applauseReaction.findFirst({ where, orderBy: { createdAt: 'asc' }, select: { kind: true } })
  return left?.kind
}

export const reactToApplause = (actor: Actor, { id, kind, isOn }: ReactToApplauseInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const applause = await lockApplause(tx, actor, id)
    await ensureApplause(tx, actor)
    const { memberId } = actor
    const key = { applauseId: id, memberId, kind }
    if (!isOn) {
      const { count } = await tx.applauseReaction.deleteMany({ where: key })
      if (count > 0) await reactionWithdrawn(tx, actor, applause, await findLeft(tx, { applauseId: id, memberId }))
      return { id }
    }
    const data = [{ ...key, workspaceId: applause.workspaceId, createdAt: now() }]
    const { count } = await tx.applauseReaction.createMany({ data, skipDuplicates: true })
    if (count === 0) return { id }
    const { recipientIds } = await listApplausePeople(tx, applause)
    if (recipientIds.includes(memberId)) await applauseReacted(tx, actor, applause, kind)
    return { id }
  })
