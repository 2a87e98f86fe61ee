import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { operatorActor } from '@/lib/access/operator'
import { noSuchEvent } from '@/lib/admin/operation/refusals'
import type { RetryEventInput } from '@/lib/admin/operation/schema'
import { recordAct } from '@/lib/audit/platform/record-act'
import { workOnEvent } from '@/lib/billing/paying/commands/work-on-event'
import { razorpayAway } from '@/lib/billing/paying/refusals'
import { transaction, type Tx } from '@/lib/platform/db'
import { orRefuse } from '@/lib/platform/razorpay/ask-razorpay'

const lock = (tx: Tx, id: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('payment event'), hashtext(${id}))`

async function findWorkspaceOf(tx: Tx, razorpayId: string) {
  const select = { workspaceId: true } as const
  const of =
    (await tx.subscription.findUnique({ where: { razorpayId }, select })) ??
    (await tx.upcomingInvoice.findUnique({ where: { razorpayInvoiceId: razorpayId }, select }))
  return of?.workspaceId ?? null
}

export const retryEvent = (admin: AdminActor, { id }: RetryEventInput) =>
  transaction(async (tx) => {
    await lock(tx, id)
    const event = await tx.paymentEvent.findUnique({ where: { id } })
    if (!event) throw noSuchEvent()
    const { kind, razorpayId, workedOnAt } = event
    if (workedOnAt !== null || razorpayId === null) return { count: 0 }
    const objectId = await findWorkspaceOf(tx, razorpayId)
    await orRefuse(workOnEvent(operatorActor(), { razorpayId }), razorpayAway)
    const title = `Retried the webhook ${kind} of ${razorpayId}`
    await recordAct(tx, admin, { action: 'webhook.retried', objectId, title })
    return { count: 1 }
  }, 30_000)
