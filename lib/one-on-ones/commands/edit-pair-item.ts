import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchPairItem, ownerNotInPair } from '@/lib/one-on-ones/refusals'
import type { EditPairItemInput } from '@/lib/one-on-ones/schema'
import { isOfPair, lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'
import { dateOf } from '@/lib/shared/dates'

export const editPairItem = (
  actor: Actor,
  { id, itemId, title, ownerId, dueOn }: EditPairItemInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const pair = await lockPair(tx, actor, id)
    if (!isOfPair(pair, ownerId)) throw ownerNotInPair()
    const data = { title, ownerId, dueOn: dueOn && dateOf(dueOn) }
    const { count } = await tx.oneOnOneItem.updateMany({ where: { id: itemId, pairId: id }, data })
    if (count === 0) throw noSuchPairItem()
    return { id }
  })
