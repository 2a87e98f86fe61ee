import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { additionOpen } from '@/lib/billing/paying/refusals'
import { openAddition } from '@/lib/billing/paying/steps/open-addition'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'

type Wanted = {
  seats: number
  /** Paise, as shown. */
  amount: number
  importId?: string
  /** True if the open batch is for the same people. */
  isSame: (batchId: string) => Promise<boolean>
}

/**
 * Writes the payment and its batch in the caller's transaction; finds an open one for the same people. Throws when any
 * other payment is open: its seats are for others.
 */
export async function openBatch(tx: Tx, actor: Actor, { seats, amount, importId, isSame }: Wanted) {
  const { workspaceId, memberId: creatorId } = actor
  const where = { workspaceId, kind: 'ADDITION' as const }
  const open = await tx.upcomingInvoice.findFirst({ where, select: { id: true } })
  if (open) {
    if (!(await isSame(open.id))) throw additionOpen()
    return { id: open.id, isFresh: false }
  }
  const id = await openAddition(tx, actor, { kind: 'people', adding: seats, amount })
  await tx.seatBatch.create({ data: { id, workspaceId, creatorId, importId, createdAt: now() }, select: { id: true } })
  return { id, isFresh: true }
}
