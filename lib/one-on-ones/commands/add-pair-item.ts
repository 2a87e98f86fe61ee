import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureDue } from '@/lib/meetings/steps/ensure-due'
import { itemGiven } from '@/lib/one-on-ones/notices'
import { noSuchPairItem, tooManyItems } from '@/lib/one-on-ones/refusals'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'
import type { AddPairItemInput } from '@/lib/one-on-ones/schema'
import { ensureOwner } from '@/lib/one-on-ones/steps/ensure-item'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { now } from '@/lib/platform/clock'
import { isFirstInsert, transaction } from '@/lib/platform/db'
import { dateOf } from '@/lib/shared/dates'

export const addPairItem = (
  actor: Actor,
  { madeId, id, title, ownerId, dueOn }: AddPairItemInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const pair = await lockPair(tx, actor, id)
    await ensureOwner(tx, pair, ownerId)
    ensureDue(actor, dueOn)
    const open = { pairId: id, doneAt: null, id: { not: madeId } }
    if ((await tx.oneOnOneItem.count({ where: open })) >= oneOnOneLimits.openItems)
      throw tooManyItems(oneOnOneLimits.openItems)
    const row = { id: madeId, pairId: id, workspaceId: pair.workspaceId, title, ownerId, createdAt: now() }
    const isFirst = await isFirstInsert(
      tx.oneOnOneItem.createMany({ data: [{ ...row, dueOn: dueOn && dateOf(dueOn) }], skipDuplicates: true }),
      () => tx.oneOnOneItem.findFirst({ where: { id: madeId, pairId: id }, select: { id: true } }),
      noSuchPairItem,
    )
    if (isFirst) await itemGiven(tx, actor, { id: madeId, title, ownerId })
    return { id: madeId }
  })
