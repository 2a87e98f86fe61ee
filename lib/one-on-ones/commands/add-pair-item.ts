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
    const item = { title, ownerId, dueOn: dueOn ? dateOf(dueOn) : null }
    const own = { id: madeId, pairId: id }
    const data = { ...own, ...item, workspaceId: pair.workspaceId, createdAt: now() }
    const isFirst = await isFirstInsert(
      tx.oneOnOneItem.createMany({ data: [data], skipDuplicates: true }),
      () => tx.oneOnOneItem.findFirst({ where: own, select: { title: true, ownerId: true, dueOn: true } }),
      noSuchPairItem,
      item,
    )
    if (isFirst) await itemGiven(tx, actor, { id: madeId, title, ownerId })
    return { id: madeId }
  })
