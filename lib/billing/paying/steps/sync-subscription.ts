import 'server-only'
import { systemActor, type Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { isOverdue, statusAfter } from '@/lib/billing/paying/rules/subscription-state'
import { endPlans } from '@/lib/billing/steps/end-plans'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import {
  findFailedAttempt,
  listRemoteInvoices,
  type FailedAttempt,
  type RemoteInvoice,
} from '@/lib/platform/razorpay/invoices'
import { onProviderFailure } from '@/lib/platform/recover'
import { fetchRemoteSubscription, type RemoteSubscription } from '@/lib/platform/razorpay/subscriptions'
import type { SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { describePaid, lockAtRazorpay, lockWorkspace } from './lock-subscription'

const kept = {
  id: true,
  workspaceId: true,
  status: true,
  razorpayStatus: true,
  razorpayId: true,
  amount: true,
  quantity: true,
  endsAt: true,
  overdueAt: true,
  startsAt: true,
  plan: { select: { type: true } },
  paidFrom: true,
  nextAmount: true,
  nextQuantity: true,
  nextPlan: { select: { type: true } },
} as const

const findKept = (tx: Tx, razorpayId: string) => tx.subscription.findUnique({ where: { razorpayId }, select: kept })

type Kept = NonNullable<Awaited<ReturnType<typeof findKept>>>

async function keepPayments(tx: Tx, subscription: Kept, invoices: readonly RemoteInvoice[]) {
  const data = invoices.flatMap(({ id, status, payment_id, paid_at, amount, short_url }) =>
    status === 'paid' && payment_id && paid_at
      ? [
          {
            workspaceId: subscription.workspaceId,
            subscriptionId: subscription.id,
            razorpayInvoiceId: id,
            razorpayPaymentId: payment_id,
            status,
            amount,
            url: short_url ?? null,
            paidAt: paid_at,
            description: describePaid(subscription),
          },
        ]
      : [],
  )
  await tx.payment.createMany({ data, skipDuplicates: true })
}

function nextOf({ plan, quantity, amount, nextPlan, nextQuantity, nextAmount }: Kept) {
  const next = { plan: nextPlan ?? plan, quantity: nextQuantity ?? quantity }
  return { amount: nextAmount ?? amount, description: describePaid(next) }
}

async function keepUpcoming(tx: Tx, subscription: Kept, remote: RemoteSubscription, isGoingOn: boolean) {
  const { id: subscriptionId, workspaceId } = subscription
  const kind = 'RENEWAL' as const
  const overdue = isOverdue(remote.status)
  const dueAt = overdue ? (subscription.overdueAt ?? now()) : remote.charge_at
  if (dueAt === null || !(isGoingOn || remote.status === 'halted')) {
    await tx.upcomingInvoice.deleteMany({ where: { subscriptionId, kind } })
    return
  }
  const status = overdue ? ('OVERDUE' as const) : ('PENDING' as const)
  const due = { ...nextOf(subscription), status, dueAt }
  await tx.upcomingInvoice.upsert({
    where: { subscriptionId_kind: { subscriptionId, kind } },
    create: { ...due, subscriptionId, workspaceId, kind, createdAt: now() },
    update: due,
    select: { id: true },
  })
}

const titles: Partial<Record<SubscriptionStatus, string>> = {
  ACTIVE: 'is paid for',
  EXPIRED: 'has expired',
  CANCELED: 'has ended',
}

/** What Razorpay charged for a new period. */
async function paidNow(tx: Tx, { paidFrom }: Kept, { current_start, plan_id, quantity }: RemoteSubscription) {
  const isNewPeriod = paidFrom !== null && current_start !== null && current_start > paidFrom
  if (!isNewPeriod) return {}
  const where = { razorpayPlanId: plan_id }
  const price = await tx.planPrice.findUnique({ where, select: { planId: true, amount: true } })
  if (price === null) return {}
  const none = { nextPlanId: null, nextQuantity: null, nextAmount: null }
  return { planId: price.planId, quantity, amount: price.amount * quantity, ...none }
}

/** What was paid after the cancellation counts, too. */
const movedEnd = ({ endsAt }: Kept, { status, current_end: paidUntil }: RemoteSubscription) =>
  status === 'active' && endsAt !== null && paidUntil !== null && paidUntil > endsAt ? { endsAt: paidUntil } : {}

type Remote = RemoteSubscription & { failed: FailedAttempt | null }

async function readRemote(razorpayId: string): Promise<{ remote: Remote; invoices: RemoteInvoice[] }> {
  const [remote, invoices] = await Promise.all([fetchRemoteSubscription(razorpayId), listRemoteInvoices(razorpayId)])
  const orderId = isOverdue(remote.status) && invoices.find(({ status }) => status === 'issued')?.order_id
  // The state counts even without the reason.
  const failed = orderId ? await onProviderFailure(findFailedAttempt(orderId), () => null) : null
  return { remote: { ...remote, failed }, invoices }
}

/** An attempt stays until the next one, or until it is paid. */
const failureOf = ({ status, failed, auth_attempts: tries }: Remote) =>
  isOverdue(status)
    ? { ...failed, failedTries: tries || null }
    : { failedAt: null, failedAmount: null, failure: null, failedTries: null }

/** Razorpay begins a period before it is paid. */
const paidPeriod = ({ status, current_start: paidFrom, current_end: paidUntil }: RemoteSubscription) =>
  paidUntil === null || isOverdue(status) ? {} : { paidFrom, paidUntil }

type Reached = { status: SubscriptionStatus; payer?: Actor }

async function keepStatus(tx: Tx, subscription: Kept, remote: Remote, { status, payer }: Reached) {
  const at = now()
  const isOver = status === 'CANCELED' || status === 'EXPIRED'
  const data = {
    status,
    razorpayStatus: remote.status,
    syncedAt: at,
    chargeAt: remote.charge_at,
    ...paidPeriod(remote),
    ...(await paidNow(tx, subscription, remote)),
    overdueAt: isOverdue(remote.status) ? (subscription.overdueAt ?? at) : null,
    ...failureOf(remote),
    ...(status === 'ACTIVE' && subscription.status === 'INITIATED' ? { startsAt: at } : {}),
    ...(status === 'ACTIVE' ? movedEnd(subscription, remote) : {}),
    ...(isOver && subscription.endsAt === null ? { endsAt: remote.ended_at ?? at } : {}),
    ...(status === 'ACTIVE' && subscription.status !== 'ACTIVE' ? { endsAt: null } : {}),
  }
  await tx.subscription.update({ where: { id: subscription.id }, data, select: { id: true } })
  if (status === subscription.status || titles[status] === undefined) return
  const paid = describePaid(subscription)
  const hasNotBegun = subscription.paidFrom === null && isOver
  const act = {
    action: 'plan.changed',
    objectId: subscription.id,
    title: hasNotBegun ? `The checkout of ${paid} was closed` : `${paid} ${titles[status]}`,
  } as const
  await record(tx, payer ?? systemActor(subscription.workspaceId), act)
}

/**
 * Reconciles a subscription's state and payments with Razorpay; idempotent. `isSigned` once Razorpay has signed the
 * first payment, which the payer's browser brought.
 */
export const syncSubscription = (
  razorpayId: string,
  { isSigned = false, payer }: { isSigned?: boolean; payer?: Actor } = {},
): Promise<SubscriptionStatus | null> =>
  transaction(async (tx) => {
    await lockAtRazorpay(tx, razorpayId)
    if ((await findKept(tx, razorpayId)) === null) return null
    const { remote, invoices } = await readRemote(razorpayId)
    const { workspaceId } = await tx.subscription.findUniqueOrThrow({
      where: { razorpayId },
      select: { workspaceId: true },
    })
    await lockWorkspace(tx, workspaceId)
    const subscription = await findKept(tx, razorpayId)
    if (subscription === null) return null
    const status = statusAfter(subscription, remote.status, isSigned)
    if (status === 'ACTIVE' && subscription.status !== 'ACTIVE')
      await endPlans(tx, workspaceId, { but: subscription.id })
    await keepStatus(tx, subscription, remote, { status, payer })
    const present = (await findKept(tx, razorpayId)) ?? subscription
    await keepPayments(tx, present, invoices)
    const isEnding = subscription.status === 'ACTIVE' && subscription.endsAt !== null
    await keepUpcoming(tx, present, remote, status === 'ACTIVE' && !isEnding)
    return status
  }, 30_000)
