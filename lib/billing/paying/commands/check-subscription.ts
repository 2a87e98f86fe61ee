import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { additionEndsAt } from '@/lib/billing/paying/rules/proration'
import { CHECKOUT_HOURS } from '@/lib/billing/paying/rules/subscription-state'
import { giveUpAddition } from '@/lib/billing/paying/steps/give-up-addition'
import { sendEnd } from '@/lib/billing/paying/steps/send-end'
import { syncAddition } from '@/lib/billing/paying/steps/sync-addition'
import { syncSubscription } from '@/lib/billing/paying/steps/sync-subscription'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { orNotThere } from '@/lib/platform/razorpay/ask-razorpay'

const read = {
  id: true,
  razorpayId: true,
  status: true,
  chargeAt: true,
  createdAt: true,
  upcoming: { where: { kind: 'ADDITION' }, select: { id: true, razorpayInvoiceId: true, dueAt: true } },
} as const

type Read = NonNullable<Awaited<ReturnType<typeof findHere>>>

const findHere = ({ workspaceId }: SystemActor, id: string) =>
  db.subscription.findFirst({ where: { id, workspaceId }, select: read })

/** Syncs first, because Razorpay refuses to end what has ended there. */
async function syncAndEnd(billed: { id: string; workspaceId: string; razorpayId: string }) {
  await syncSubscription(billed.razorpayId)
  if (await sendEnd(billed)) await syncSubscription(billed.razorpayId)
}

async function expire({ id, createdAt }: Read) {
  if (hoursFrom(createdAt, CHECKOUT_HOURS) > now()) return
  const data = { status: 'EXPIRED', endsAt: now() } as const
  await db.subscription.updateMany({ where: { id, status: 'INITIATED' }, data })
}

/** Marks an addition overdue, then gives it up after some days or before the next payment. */
async function checkAddition({ upcoming: [addition], ...subscription }: Read) {
  if (!addition) return
  const { id, razorpayInvoiceId, dueAt } = addition
  if (razorpayInvoiceId !== null && (await syncAddition(razorpayInvoiceId))) return
  const at = now()
  const { chargeAt, status } = subscription
  if (status !== 'ACTIVE' || additionEndsAt({ dueAt, chargeAt }) <= at) return void (await giveUpAddition(id))
  if (dueAt <= at) await db.upcomingInvoice.updateMany({ where: { id }, data: { status: 'OVERDUE' } })
}

/**
 * Reconciles a subscription and its addition with Razorpay, sends a due end and expires unpaid checkouts. Skips unknown
 * ones.
 */
export async function checkSubscription(actor: SystemActor, { id }: { id: string }): Promise<void> {
  const subscription = await findHere(actor, id)
  if (subscription === null) return
  const { razorpayId } = subscription
  if (razorpayId !== null) await orNotThere(syncAndEnd({ id, razorpayId, workspaceId: actor.workspaceId }))
  await orNotThere(checkAddition(subscription))
  // An unknown one waits some hours before the next query, too.
  await db.subscription.update({ where: { id }, data: { syncedAt: now() }, select: { id: true } })
  await expire(subscription)
}
