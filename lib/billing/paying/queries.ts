import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSeePlan } from '@/lib/billing/policy'
import { onlyAdminsSeeThePlan } from '@/lib/billing/refusals'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { canBePaid } from '@/lib/platform/razorpay/client'
import { addMonths, dateOf, dayIn } from '@/lib/shared/dates'
import { endedThere } from './rules'

/** What the browser needs to open Razorpay's checkout. */
export type Checkout = { keyId: string; scriptUrl: string }

export type PaidSubscription = {
  id: string
  razorpayId: string
  plan: PlanType
  people: number
  /** Paise a month. */
  amount: number
  chargeAt: Date | null
  /** When it ends; null: it goes on. */
  endsAt: Date | null
  /** It ends, and that can still be taken back. */
  canBeKept: boolean
  overdueAt: Date | null
  /** The card failed for good, and nothing counts until another pays. */
  isHalted: boolean
}

export type Paying = {
  /** Null: this installation takes no payments. */
  checkout: Checkout | null
  subscription: PaidSubscription | null
  /** How many active people there are. */
  peopleHere: number
  /** When a subscription that begins today is charged again. */
  nextChargeAt: Date
}

const goingOn = (workspaceId: string) => ({
  ...{ workspaceId, razorpayId: { not: null }, razorpayStatus: { notIn: [...endedThere] } },
  OR: [{ status: 'ACTIVE' as const }, { status: 'EXPIRED' as const, razorpayStatus: 'halted' }],
})

async function findSubscription({ workspaceId }: Actor): Promise<PaidSubscription | null> {
  const found = await db.subscription.findFirst({
    where: goingOn(workspaceId),
    orderBy: { createdAt: 'desc' },
    select: {
      ...{ id: true, razorpayId: true, quantity: true, amount: true, chargeAt: true, overdueAt: true },
      ...{ endsAt: true, endSentAt: true, status: true, plan: { select: { type: true } } },
    },
  })
  if (!found?.razorpayId) return null
  const { plan, quantity: people, razorpayId, endSentAt, status, ...rest } = found
  const isHalted = status === 'EXPIRED'
  const endsAt = isHalted ? null : rest.endsAt
  return { ...rest, razorpayId, plan: plan.type, people, endsAt, isHalted, canBeKept: endsAt !== null && endSentAt === null }
}

/** What an Admin pays, and how they can. Throws forbidden. */
export async function getPaying(actor: Actor): Promise<Paying> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const [subscription, peopleHere] = await Promise.all([
    findSubscription(actor),
    db.member.count({ where: { workspaceId: actor.workspaceId, status: 'ACTIVE' } }),
  ])
  const checkout = canBePaid() ? { keyId: env.RAZORPAY_KEY_ID ?? '', scriptUrl: env.RAZORPAY_CHECKOUT_JS_URL } : null
  return { checkout, subscription, peopleHere, nextChargeAt: dateOf(addMonths(dayIn(now(), 'UTC'), 1)) }
}
