import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { decisionsChanged } from '@/lib/follow-ups/refusals'
import type { WriteDecisionsInput } from '@/lib/follow-ups/schema'
import { lockFollowUp } from '@/lib/follow-ups/steps/lock-follow-up'
import { transaction } from '@/lib/platform/db'

/** Throws a conflict after a concurrent edit. */
export const writeDecisions = (actor: Actor, { id, seen, decisions }: WriteDecisionsInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockFollowUp(tx, actor, id)
    const before = await tx.followUp.findUniqueOrThrow({ where: { id }, select: { decisions: true } })
    if (before.decisions === decisions) return { id }
    if (before.decisions !== seen) throw decisionsChanged()
    await tx.followUp.update({ where: { id }, data: { decisions }, select: { id: true } })
    return { id }
  })
