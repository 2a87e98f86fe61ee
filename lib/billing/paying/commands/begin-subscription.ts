import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import {
  alreadyPaying,
  notForSale,
  paymentUnderWay,
  priceChanged,
  tooFewPaidFor,
  tooManyForPlan,
} from '@/lib/billing/paying/refusals'
import { monthlyAmount } from '@/lib/billing/paying/rules/proration'
import { CHECKOUT_HOURS } from '@/lib/billing/paying/rules/subscription-state'
import type { BeginSubscriptionInput } from '@/lib/billing/paying/schema'
import { lockAtRazorpay, lockWorkspace } from '@/lib/billing/paying/steps/lock-subscription'
import { forgetRemotePlan, remotePlanOf, type Priced } from '@/lib/billing/paying/steps/plan-price'
import { syncSubscription } from '@/lib/billing/paying/steps/sync-subscription'
import { ensureCanBePaid, throughRazorpay } from '@/lib/billing/paying/steps/through-razorpay'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { orNotThere } from '@/lib/platform/razorpay/ask-razorpay'
import {
  cancelRemoteSubscription,
  createRemoteSubscription,
  findRemoteSubscription,
} from '@/lib/platform/razorpay/subscriptions'

async function findForSale({ plan: type, people, amount }: BeginSubscriptionInput) {
  const plan = await db.plan.findFirstOrThrow({
    where: { type, isActive: true },
    select: { id: true, type: true, pricePerMonth: true, userLimit: true, isCustomPricing: true },
  })
  if (plan.isCustomPricing || plan.pricePerMonth === 0) throw notForSale()
  if (plan.userLimit !== null && people > plan.userLimit) throw tooManyForPlan()
  if (monthlyAmount(plan.pricePerMonth, people) !== amount) throw priceChanged()
  return plan
}

const open = { id: true, planId: true, quantity: true, amount: true, razorpayId: true, createdAt: true } as const

const findOpen = (tx: Tx, workspaceId: string) =>
  tx.subscription.findFirst({ where: { workspaceId, status: 'INITIATED' }, select: open })

/** Ends an unpaid checkout to allow another; a paid one stays. */
async function giveUp({ id, razorpayId }: { id: string; razorpayId: string | null }) {
  if (razorpayId !== null) {
    const status = await orNotThere(syncSubscription(razorpayId))
    if (status === 'ACTIVE') throw alreadyPaying()
    if (status === 'INITIATED') await cancelRemoteSubscription(razorpayId, { atPeriodEnd: false })
  }
  const data = { status: 'EXPIRED', endsAt: now() } as const
  await db.subscription.updateMany({ where: { id, status: 'INITIATED' }, data })
}

/** Stores the request first, so a lost answer is looked up, not repeated. */
const writeDown = ({ workspaceId }: Actor, planId: string, { people: quantity, amount }: BeginSubscriptionInput) =>
  transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const here = await tx.member.count({ where: { workspaceId, status: 'ACTIVE' } })
    if (quantity < here) throw tooFewPaidFor()
    const paying = { workspaceId, status: 'ACTIVE', razorpayId: { not: null } } as const
    if (await tx.subscription.findFirst({ where: paying, select: { id: true } })) throw alreadyPaying()
    const found = await findOpen(tx, workspaceId)
    if (found) {
      if (found.planId !== planId || found.quantity !== quantity || found.amount !== amount) throw paymentUnderWay()
      return { ...found, isFresh: false }
    }
    const at = now()
    const data = { workspaceId, planId, quantity, amount, status: 'INITIATED', startsAt: at, createdAt: at } as const
    return { ...(await tx.subscription.create({ data, select: open })), isFresh: true }
  })

type Written = Awaited<ReturnType<typeof writeDown>>

/** Reuses the subscription at Razorpay, or creates it. */
const createOnce = ({ id, quantity, createdAt, isFresh }: Written, planId: string) =>
  transaction(async (tx) => {
    await lockAtRazorpay(tx, id)
    const { razorpayId } = await tx.subscription.findUniqueOrThrow({ where: { id }, select: { razorpayId: true } })
    if (razorpayId !== null) return razorpayId
    const wanted = { planId, note: id, quantity, expiresAt: hoursFrom(createdAt, CHECKOUT_HOURS) }
    const found = isFresh ? null : await findRemoteSubscription({ ...wanted, from: createdAt })
    const remote = found ?? (await createRemoteSubscription(wanted))
    const data = { razorpayId: remote.id, razorpayStatus: remote.status, syncedAt: now() }
    await tx.subscription.update({ where: { id }, data, select: { id: true } })
    return remote.id
  }, 30_000)

async function create(written: Written, plan: Priced) {
  const created = await orNotThere(remotePlanOf(plan).then((planId) => createOnce(written, planId)))
  if (created !== null) return created
  await forgetRemotePlan(plan)
  return createOnce(written, await remotePlanOf(plan))
}

/**
 * Opens the checkout for a plan. Creates one subscription at Razorpay, whatever the number of clicks; nothing counts
 * before payment.
 */
export async function beginSubscription(actor: Actor, input: BeginSubscriptionInput) {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  ensureCanBePaid()
  const plan = await findForSale(input)
  const other = await findOpen(db, actor.workspaceId)
  const isSame = other?.planId === plan.id && other.quantity === input.people && other.amount === input.amount
  if (other && !isSame) await throughRazorpay(giveUp(other))
  const written = await writeDown(actor, plan.id, input)
  const razorpayId = await throughRazorpay(create(written, plan))
  return { id: written.id, razorpayId }
}
