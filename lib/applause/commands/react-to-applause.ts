import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applauseReacted } from '@/lib/applause/notices/applause-answered'
import type { ReactToApplauseInput } from '@/lib/applause/schema'
import { ensureApplause } from '@/lib/applause/steps/ensure-applause'
import { listApplausePeople, lockApplause } from '@/lib/applause/steps/lock-applause'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const reactToApplause = (actor: Actor, { id, kind, isOn }: ReactToApplauseInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const applause = await lockApplause(tx, actor, id)
    await ensureApplause(tx, actor)
    const { memberId } = actor
    const key = { applauseId: id, memberId, kind }
    if (!isOn) {
      await tx.applauseReaction.deleteMany({ where: key })
      return { id }
    }
    const data = [{ ...key, workspaceId: applause.workspaceId, createdAt: now() }]
    const { count } = await tx.applauseReaction.createMany({ data, skipDuplicates: true })
    if (count === 0) return { id }
    const { recipientIds } = await listApplausePeople(tx, applause)
    if (recipientIds.includes(memberId)) await applauseReacted(tx, actor, applause, kind)
    return { id }
  })
