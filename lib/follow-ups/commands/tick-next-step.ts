import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { nextStepDone } from '@/lib/follow-ups/notices'
import { nextStepGone } from '@/lib/follow-ups/refusals'
import type { TickNextStepInput } from '@/lib/follow-ups/schema'
import { lockFollowUp } from '@/lib/follow-ups/steps/lock-follow-up'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** Every attendee may tick or untick a next step. */
export const tickNextStep = (actor: Actor, { id, itemId, isDone }: TickNextStepInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockFollowUp(tx, actor, id)
    const item = await tx.followUpItem.findFirst({
      where: { id: itemId, followUpId: id },
      select: { doneAt: true, ownerId: true },
    })
    if (!item) throw nextStepGone()
    if ((item.doneAt !== null) === isDone) return { id }
    await tx.followUpItem.update({
      where: { id: itemId },
      data: { doneAt: isDone ? now() : null },
      select: { id: true },
    })
    if (isDone && item.ownerId !== null) await nextStepDone(tx, actor, { id: itemId, ownerId: item.ownerId })
    return { id }
  })
