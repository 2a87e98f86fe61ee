import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { bringAddition } from '@/lib/billing/paying/steps/bring-addition'
import { lockSeats } from '@/lib/invitations/steps/lock-seats'
import { transaction, type Tx } from '@/lib/platform/db'
import { onRefusal } from '@/lib/platform/recover'

/** Deletes a batch in the caller's transaction; its import returns to the preview. */
export async function dropBatch(tx: Tx, { id, importId }: { id: string; importId: string | null }) {
  const where = { id: importId ?? '', status: 'WAITING' as const }
  if (importId !== null) await tx.peopleImport.updateMany({ where, data: { status: 'CHECKING' } })
  await tx.seatBatch.delete({ where: { id }, select: { id: true } })
}

/** The checkout of a batch. If Razorpay can't change the subscription, the batch is removed and the error thrown. */
export const bringBatch = (actor: Actor, id: string) =>
  onRefusal(bringAddition(actor, id), async (refusal) => {
    await transaction(async (tx) => {
      await lockSeats(tx, actor)
      const isOpen = (await tx.upcomingInvoice.count({ where: { id } })) > 0
      const isPaid = (await tx.payment.count({ where: { additionId: id } })) > 0
      const where = { id, workspaceId: actor.workspaceId }
      const batch = await tx.seatBatch.findFirst({ where, select: { id: true, importId: true } })
      if (batch && !isOpen && !isPaid) await dropBatch(tx, batch)
    })
    throw refusal
  })
