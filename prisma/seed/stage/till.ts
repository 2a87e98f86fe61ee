import { systemActor, type Actor } from '@/lib/access/actor'
import { beginSubscription } from '@/lib/billing/paying/commands/begin-subscription'
import { checkSubscription } from '@/lib/billing/paying/commands/check-subscription'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { getPlanOverview } from '@/lib/billing/queries'
import { now, setClock } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { canBePaid } from '@/lib/platform/razorpay/ask-razorpay'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'

/** Nobody pays at the real Razorpay while a demo is written. */
export const isTillThere = () => canBePaid() && new URL(env.RAZORPAY_API_URL).hostname === '127.0.0.1'

type Act = 'turn' | 'fail' | 'halt'

async function tell(subscription: string, act: Act) {
  const body = JSON.stringify({ subscription, act, at: Math.floor(now().getTime() / 1000) })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${env.RAZORPAY_API_URL}/_control`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The stand-in for Razorpay answered ${answer.status}.`)
}

type Wanted = { plan: PlanType; people: number }

/** Opens the checkout of a plan, which nobody has paid yet. */
export async function openCheckout(actor: Actor, { plan, people }: Wanted) {
  const { plans } = await getPlanOverview(actor)
  const { pricePerMonth = 0 } = plans.find(({ type }) => type === plan) ?? {}
  return beginSubscription(actor, { plan, people, amount: pricePerMonth * people })
}

export type Paid = Awaited<ReturnType<typeof openCheckout>>

/** Something happens at Razorpay at this moment, and Rapport learns of it. */
export async function atTill({ workspaceId }: Actor, { id, razorpayId }: Paid, act: Act) {
  await tell(razorpayId, act)
  await checkSubscription(systemActor(workspaceId), { id })
}

/** Subscribes to a plan and pays the first month. */
export async function subscribe(actor: Actor, wanted: Wanted): Promise<Paid> {
  const paid = await openCheckout(actor, wanted)
  await atTill(actor, paid, 'turn')
  return paid
}

/** When the next payment is due. */
export async function nextPaymentAt(actor: Actor) {
  const { subscription } = await getPaying(actor)
  if (!subscription?.chargeAt) throw new Error('Nothing is to be paid here.')
  return subscription.chargeAt
}

/** Lives through every payment that is due until a moment; each is made. */
export async function payUntil(actor: Actor, paid: Paid, until: Date) {
  for (let at = await nextPaymentAt(actor); at <= until; at = await nextPaymentAt(actor)) {
    const moment = at
    setClock(() => moment)
    await atTill(actor, paid, 'turn')
  }
}
