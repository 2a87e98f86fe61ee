import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { itemDone } from '@/lib/one-on-ones/notices'
import { noSuchPairItem } from '@/lib/one-on-ones/refusals'
import type { TickPairItemInput } from '@/lib/one-on-ones/schema'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const tickPairItem = (actor: Actor, { id, itemId, isDone }: TickPairItemInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    const where = { id: itemId, pairId: id }
    const item = await tx.oneOnOneItem.findFirst({ where, select: { doneAt: true, ownerId: true } })
    if (!item) throw noSuchPairItem()
    if ((item.doneAt !== null) === isDone) return { id }
    const data = { doneAt: isDone ? now() : null }
    await tx.oneOnOneItem.update({ where: { id: itemId }, data, select: { id: true } })
    if (isDone && item.ownerId !== null) await itemDone(tx, actor, { id: itemId, ownerId: item.ownerId })
    return { id }
  })
