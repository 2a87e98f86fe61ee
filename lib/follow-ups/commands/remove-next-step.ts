import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { nextStepRemoved } from '@/lib/follow-ups/notices'
import type { RemoveNextStepInput } from '@/lib/follow-ups/schema'
import { lockFollowUp } from '@/lib/follow-ups/steps/lock-follow-up'
import { transaction } from '@/lib/platform/db'

/** Every attendee may remove a next step. */
export const removeNextStep = (actor: Actor, { id, itemId }: RemoveNextStepInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockFollowUp(tx, actor, id)
    const where = { id: itemId, followUpId: id }
    const step = await tx.followUpItem.findFirst({ where, select: { id: true, dueOn: true } })
    if (!step) return { id }
    await tx.followUpItem.deleteMany({ where })
    await nextStepRemoved(tx, actor, step)
    return { id }
  })
