import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import {
  notForSale,
  nothingToChange,
  notPaying,
  priceChanged,
  tooFewPaidFor,
  tooManyForPlan,
} from '@/lib/billing/paying/refusals'
import type { ScheduleChangeInput } from '@/lib/billing/paying/schema'
import { lockSettled, pricePerPerson, type PayingNow } from '@/lib/billing/paying/steps/lock-paying'
import { describePaid, lockAtRazorpay } from '@/lib/billing/paying/steps/lock-subscription'
import { scheduleAtRazorpay } from '@/lib/billing/paying/steps/schedule-at-razorpay'
import { ensureCanBePaid, throughRazorpay } from '@/lib/billing/paying/steps/through-razorpay'
import { db, transaction, type Tx } from '@/lib/platform/db'

async function findSmaller(tx: Tx, paying: PayingNow, { plan: type, people, amount }: ScheduleChangeInput) {
  if (type === paying.plan.type) {
    const amountThen = pricePerPerson(paying) * people
    if (people === paying.quantity) throw nothingToChange()
    if (people > paying.quantity || amountThen !== amount) throw priceChanged()
    return null
  }
  const plan = await tx.plan.findFirstOrThrow({
    where: { type, isActive: true },
    select: { id: true, type: true, pricePerMonth: true, userLimit: true, isCustomPricing: true },
  })
  if (plan.isCustomPricing || plan.pricePerMonth === 0) throw notForSale()
  if (plan.userLimit !== null && people > plan.userLimit) throw tooManyForPlan()
  if (people > paying.quantity || plan.pricePerMonth > pricePerPerson(paying)) throw notForSale()
  if (plan.pricePerMonth * people !== amount) throw priceChanged()
  return plan
}

async function findRazorpayId({ workspaceId }: Actor) {
  const where = { workspaceId, status: 'ACTIVE', razorpayId: { not: null } } as const
  const found = await db.subscription.findFirst({ where, select: { razorpayId: true } })
  if (!found?.razorpayId) throw notPaying()
  return found.razorpayId
}

const change = (actor: Actor, input: ScheduleChangeInput, razorpayId: string) =>
  transaction(async (tx) => {
    await lockAtRazorpay(tx, razorpayId)
    const { workspaceId } = actor
    const paying = await lockSettled(tx, actor)
    const here = await tx.member.count({ where: { workspaceId, status: 'ACTIVE' } })
    if (input.people < here) throw tooFewPaidFor()
    const plan = await findSmaller(tx, paying, input)
    await scheduleAtRazorpay(razorpayId, { plan, quantity: input.people })
    const data = { nextPlanId: plan?.id ?? paying.planId, nextQuantity: input.people, nextAmount: input.amount }
    await tx.subscription.update({ where: { id: paying.id }, data, select: { id: true } })
    const description = describePaid({ plan: { type: input.plan }, quantity: input.people })
    const renewal = { subscriptionId: paying.id, kind: 'RENEWAL' } as const
    await tx.upcomingInvoice.updateMany({ where: renewal, data: { amount: input.amount, description } })
    const title = `Planned ${description} from the next payment on`
    await record(tx, actor, { action: 'plan.change-planned', objectId: paying.id, title })
  }, 30_000)

export async function scheduleChange(actor: Actor, input: ScheduleChangeInput): Promise<void> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  ensureCanBePaid()
  await throughRazorpay(change(actor, input, await findRazorpayId(actor)))
}
