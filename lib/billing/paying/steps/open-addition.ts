import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { additionOpen, notForSale, notLarger, priceChanged, tooManyForPlan } from '@/lib/billing/paying/refusals'
import { additionDueAt, restOfPeriod } from '@/lib/billing/paying/rules/proration'
import type { BeginAdditionInput } from '@/lib/billing/paying/schema'
import { planNames } from '@/lib/billing/schema'
import { now } from '@/lib/platform/clock'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { plural } from '@/lib/shared/text'
import { describePaid } from './lock-subscription'
import { lockPaying, pricePerPerson, type PayingNow } from './lock-paying'

/** The subscription after a paid addition, and its monthly paise. */
type Larger = { planId: string; quantity: number; amountAfter: number; description: string }

function withPeople(paying: PayingNow, adding: number): Larger {
  const { planId, plan } = paying
  const quantity = paying.quantity + adding
  if (plan.userLimit !== null && quantity > plan.userLimit) throw tooManyForPlan()
  const description = `${plural(adding, 'more person', 'more people')} on ${planNames[plan.type]}`
  return { planId, quantity, amountAfter: paying.amount + pricePerPerson(paying) * adding, description }
}

async function onPlan(tx: Tx, { quantity, amount }: PayingNow, type: PlanType): Promise<Larger> {
  const plan = await tx.plan.findFirstOrThrow({
    where: { type, isActive: true },
    select: { id: true, pricePerMonth: true, userLimit: true, isCustomPricing: true },
  })
  if (plan.isCustomPricing) throw notForSale()
  const amountAfter = plan.pricePerMonth * quantity
  if (amountAfter <= amount) throw notLarger()
  if (plan.userLimit !== null && quantity > plan.userLimit) throw tooManyForPlan()
  const description = describePaid({ plan: { type }, quantity })
  return { planId: plan.id, quantity, amountAfter, description }
}

/**
 * Stores a prorated addition and returns its id; the same request returns the open one. Throws when the subscription
 * can't change, the price differs or another addition is open.
 */
export async function openAddition(tx: Tx, actor: Actor, input: BeginAdditionInput): Promise<string> {
  const paying = await lockPaying(tx, actor)
  const larger = input.kind === 'people' ? withPeople(paying, input.adding) : await onPlan(tx, paying, input.plan)
  const [open] = paying.upcoming
  if (open) {
    if (open.planId !== larger.planId || open.quantity !== larger.quantity) throw additionOpen()
    return open.id
  }
  const at = now()
  if (restOfPeriod(larger.amountAfter - paying.amount, paying, at) !== input.amount) throw priceChanged()
  const { id } = await tx.upcomingInvoice.create({
    data: {
      ...larger,
      kind: 'ADDITION',
      amount: input.amount,
      dueAt: additionDueAt(at, paying),
      createdAt: at,
      workspaceId: actor.workspaceId,
      subscriptionId: paying.id,
    },
    select: { id: true },
  })
  return id
}
