import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import { ensureCanBePaid } from '@/lib/billing/paying/steps/through-razorpay'
import { listClosed, stillListing } from '@/lib/invitations/imports/refusals'
import { seatsForImport } from '@/lib/invitations/imports/steps/begin-run'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { seatsChanged } from '@/lib/invitations/seats/refusals'
import type { RequestImportSeatsInput } from '@/lib/invitations/seats/schema'
import { bringBatch } from '@/lib/invitations/seats/steps/drop-batch'
import { openBatch } from '@/lib/invitations/seats/steps/open-batch'
import { transaction, type Tx } from '@/lib/platform/db'

async function countMissing(tx: Tx, actor: Actor, list: Awaited<ReturnType<typeof lockImport>>) {
  const { id, columns, managers } = list
  const { inviteCount } = await checkRows(tx, actor, { id, columns, chosen: managers })
  const seats = await seatsForImport(tx, actor, id)
  return seats === null ? 0 : Math.max(0, seats.taken + inviteCount - seats.most)
}

/** Idempotent for an import that is already waiting. */
const writeBatch = (actor: Actor, { id: importId, seats, amount }: RequestImportSeatsInput) =>
  transaction(async (tx) => {
    const list = await lockImport(tx, actor, importId)
    if (list.status === 'LISTING') throw stillListing()
    const waiting = await tx.seatBatch.findUnique({ where: { importId }, select: { id: true } })
    if (waiting) return waiting.id
    if (list.status !== 'CHECKING') throw listClosed(list.status)
    await ensureFeature(tx, actor, 'import')
    if ((await countMissing(tx, actor, list)) !== seats) throw seatsChanged()
    const { id } = await openBatch(tx, actor, { seats, amount, importId, isSame: () => Promise.resolve(false) })
    await tx.peopleImport.update({ where: { id: importId }, data: { status: 'WAITING' }, select: { id: true } })
    return id
  })

/**
 * Makes an import wait for payment of its missing seats, and opens the checkout. It starts by itself once paid. Refuses
 * when the seats or price changed, and while another payment is open.
 */
export async function requestImportSeats(actor: Actor, input: RequestImportSeatsInput) {
  ensureCanBePaid()
  return bringBatch(actor, await writeBatch(actor, input))
}
