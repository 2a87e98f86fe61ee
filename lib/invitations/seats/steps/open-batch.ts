import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { additionOpen } from '@/lib/billing/paying/refusals'
import { openAddition } from '@/lib/billing/paying/steps/open-addition'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'

type Wanted = {
  seats: number
  /** The paise that were shown. */
  amount: number
  importId?: string
  /** Whether the batch that is open is for the same people. */
  isSame: (batchId: string) => Promise<boolean>
}

/**
 * Writes down the payment and the batch that waits for it, in the caller's transaction; the same again finds the one that is
 * open. Throws when anything else waits for a payment: its seats are for others.
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
