import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { canBePaid } from '@/lib/platform/razorpay/ask-razorpay'
import type { Tx } from '@/lib/platform/tx'
import { notForSaleHere, quoteSeats, type PayingForPeople, type QuotedSeats } from './rules'

const select = {
  quantity: true,
  amount: true,
  paidFrom: true,
  paidUntil: true,
  chargeAt: true,
  overdueAt: true,
  endsAt: true,
  nextAmount: true,
  plan: { select: { userLimit: true } },
  upcoming: { where: { kind: 'ADDITION' }, select: { id: true } },
} as const

async function findPaying(tx: Tx, workspaceId: string): Promise<PayingForPeople | null> {
  const where = { workspaceId, status: 'ACTIVE', razorpayId: { not: null } } as const
  const found = await tx.subscription.findFirst({ where, select })
  if (!found?.paidFrom || !found.paidUntil || !found.chargeAt || found.quantity === 0) return null
  const { plan, upcoming, paidFrom, paidUntil, ...rest } = found
  return { ...rest, paidFrom, paidUntil, planLimit: plan.userLimit, hasOpenInvoice: upcoming.length > 0 }
}

export async function findSeatQuote(
  tx: Tx,
  { workspaceId, timeZone: zone }: Actor,
  seats: number,
): Promise<QuotedSeats> {
  if (env.BILLING === 'off' || !canBePaid()) return notForSaleHere
  const paying = await findPaying(tx, workspaceId)
  return paying === null ? notForSaleHere : quoteSeats(paying, seats, { now: now(), zone })
}

export const seatCheckout = () => ({ keyId: env.RAZORPAY_KEY_ID ?? '', scriptUrl: env.RAZORPAY_CHECKOUT_JS_URL })
