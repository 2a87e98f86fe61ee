import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { decisionsChanged } from '@/lib/follow-ups/refusals'
import type { WriteDecisionsInput } from '@/lib/follow-ups/schema'
import { lockFollowUp } from '@/lib/follow-ups/steps/lock-follow-up'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** Throws a conflict after a concurrent edit. */
export const writeDecisions = (
  actor: Actor,
  { id, seen, decisions }: WriteDecisionsInput,
): Promise<{ savedAt: Date }> =>
  transaction(async (tx) => {
    await lockFollowUp(tx, actor, id)
    const before = await tx.followUp.findUniqueOrThrow({ where: { id }, select: { decisions: true } })
    const savedAt = now()
    if (before.decisions === decisions) return { savedAt }
    if (before.decisions !== seen) throw decisionsChanged()
    await tx.followUp.update({ where: { id }, data: { decisions }, select: { id: true } })
    return { savedAt }
  })
