import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchPairItem, ownerNotInPair } from '@/lib/one-on-ones/refusals'
import type { EditPairItemInput } from '@/lib/one-on-ones/schema'
import { isOfPair, lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'
import { dateOf, dayOf } from '@/lib/shared/dates'
import { mergedEdits } from '@/lib/shared/refusal'

/** Changes an action item; what the other changed since `seen` stays. */
export const editPairItem = (
  actor: Actor,
  { id, itemId, seen, title, ownerId, dueOn }: EditPairItemInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const pair = await lockPair(tx, actor, id)
    const where = { id: itemId, pairId: id }
    const before = await tx.oneOnOneItem.findFirst({ where, select: { title: true, ownerId: true, dueOn: true } })
    if (!before) throw noSuchPairItem()
    const present = {
      title: before.title,
      ownerId: before.ownerId ?? '',
      dueOn: before.dueOn ? dayOf(before.dueOn) : '',
    }
    const merged = mergedEdits(seen, { title, ownerId, dueOn: dueOn ?? '' }, present)
    if (!isOfPair(pair, merged.ownerId)) throw ownerNotInPair()
    const data = { ...merged, dueOn: merged.dueOn === '' ? null : dateOf(merged.dueOn) }
    await tx.oneOnOneItem.updateMany({ where, data })
    return { id }
  })
