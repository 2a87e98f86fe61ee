import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { planNames } from '@/lib/billing/schema'
import {
  additionOpen,
  changePlanned,
  noSubscription,
  nothingToEnd,
  paymentUnderWay,
} from '@/lib/billing/paying/refusals'
import type { BilledInput } from '@/lib/billing/paying/schema'
import { CHECK_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import { lockWorkspace } from '@/lib/billing/paying/steps/lock-subscription'
import { syncSubscription } from '@/lib/billing/paying/steps/sync-subscription'
import { ensureCanBePaid, throughRazorpay } from '@/lib/billing/paying/steps/through-razorpay'
import { now } from '@/lib/platform/clock'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'

/** Learns of a payment that is due, because the plan lasts as long as it pays for. */
async function syncIfDue({ workspaceId }: Actor, id: string) {
  const where = { id, workspaceId, status: 'ACTIVE', endsAt: null, chargeAt: { lte: now() } } as const
  const due = await db.subscription.findFirst({ where, select: { razorpayId: true } })
  if (!due?.razorpayId) return
  ensureCanBePaid()
  await throughRazorpay(syncSubscription(due.razorpayId))
}

const select = {
  status: true,
  endsAt: true,
  chargeAt: true,
  overdueAt: true,
  nextAmount: true,
  plan: { select: { type: true } },
  upcoming: { where: { kind: 'ADDITION' }, select: { id: true } },
} as const

const findBilled = (tx: Tx, { workspaceId }: Actor, id: string) =>
  tx.subscription.findFirst({ where: { id, workspaceId, razorpayId: { not: null } }, select })

type Billed = NonNullable<Awaited<ReturnType<typeof findBilled>>>

/** What is paid for goes on; after a failed payment, nothing is. */
function endOf({ chargeAt, overdueAt, nextAmount, upcoming }: Billed) {
  if (upcoming.length > 0) throw additionOpen()
  if (overdueAt !== null)
    return { data: { status: 'CANCELED', endsAt: now() }, when: ', whose payment had failed' } as const
  if (chargeAt === null) throw nothingToEnd()
  if (chargeAt <= now()) throw paymentUnderWay()
  if (nextAmount !== null) throw changePlanned()
  return { data: { endsAt: chargeAt }, when: ' at the end of what is paid' } as const
}

const end = (actor: Actor, id: string) =>
  transaction(async (tx) => {
    await lockWorkspace(tx, actor.workspaceId)
    const found = await findBilled(tx, actor, id)
    if (!found) throw noSubscription()
    const { status, endsAt, plan } = found
    if (endsAt !== null && (status === 'ACTIVE' || status === 'CANCELED')) return
    if (status !== 'ACTIVE') throw nothingToEnd()
    const { data, when } = endOf(found)
    await tx.subscription.update({ where: { id }, data, select: { id: true } })
    await tx.upcomingInvoice.deleteMany({ where: { subscriptionId: id } })
    const title = `Canceled the plan ${planNames[plan.type]}${when}`
    await record(tx, actor, { action: 'plan.canceled', objectId: id, title })
    await wake(tx, CHECK_JOB)
  })

/** Cancels a subscription at the end of the paid period, or immediately where its payment failed. */
export async function endSubscription(actor: Actor, { id }: BilledInput): Promise<void> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  await syncIfDue(actor, id)
  await end(actor, id)
}
