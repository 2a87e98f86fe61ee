import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { DeletePairItemInput } from '@/lib/one-on-ones/schema'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

export const deletePairItem = (actor: Actor, { id, itemId }: DeletePairItemInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    await tx.oneOnOneItem.deleteMany({ where: { id: itemId, pairId: id } })
    return { id }
  })
