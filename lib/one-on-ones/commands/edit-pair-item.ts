import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureDue } from '@/lib/meetings/steps/ensure-due'
import { itemGiven, itemPostponed, itemRenamed, itemWithdrawn } from '@/lib/one-on-ones/notices'
import { noSuchPairItem } from '@/lib/one-on-ones/refusals'
import type { EditPairItemInput } from '@/lib/one-on-ones/schema'
import { ensureOwner } from '@/lib/one-on-ones/steps/ensure-item'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
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
    if (merged.ownerId !== before.ownerId) await ensureOwner(tx, pair, merged.ownerId)
    const due = merged.dueOn === '' ? null : merged.dueOn
    if (merged.dueOn !== present.dueOn) ensureDue(actor, due)
    const data = { ...merged, dueOn: due && dateOf(due) }
    await tx.oneOnOneItem.updateMany({ where, data })
    const told = { id: itemId, dueOn: before.dueOn }
    await itemRenamed(tx, actor, { id: itemId, before: before.title, after: merged.title })
    if (merged.dueOn !== present.dueOn) await itemPostponed(tx, actor, told)
    if (merged.ownerId === present.ownerId) return { id }
    await itemWithdrawn(tx, actor, told)
    await itemGiven(tx, actor, { ...merged, id: itemId })
    return { id }
  })
