import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { itemWithdrawn } from '@/lib/one-on-ones/notices'
import type { DeletePairItemInput } from '@/lib/one-on-ones/schema'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

export const deletePairItem = (actor: Actor, { id, itemId }: DeletePairItemInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    const where = { id: itemId, pairId: id }
    const item = await tx.oneOnOneItem.findFirst({ where, select: { id: true, dueOn: true } })
    if (!item) return { id }
    await tx.oneOnOneItem.deleteMany({ where })
    await itemWithdrawn(tx, actor, item)
    return { id }
  })
