import 'server-only'
import {
  additionOpen,
  changePlanned,
  endingAlready,
  notBefore,
  notPaying,
  overdueFirst,
} from '@/lib/billing/paying/refusals'
import { ADDITION_LAST_DAYS } from '@/lib/billing/paying/rules/proration'
import { daysFrom, now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import { lockWorkspace } from './lock-subscription'

const select = {
  id: true,
  razorpayId: true,
  planId: true,
  quantity: true,
  amount: true,
  endsAt: true,
  overdueAt: true,
  paidFrom: true,
  paidUntil: true,
  chargeAt: true,
  nextAmount: true,
  plan: { select: { type: true, userLimit: true } },
  upcoming: { where: { kind: 'ADDITION' }, select: { id: true, planId: true, quantity: true, amount: true } },
} as const

const findPaying = (tx: Tx, workspaceId: string) =>
  tx.subscription.findFirst({
    where: { workspaceId, status: 'ACTIVE', razorpayId: { not: null } },
    select,
  })

/**
 * The paying subscription, locked. Throws when there is none, it is overdue, ending, changing, has an open addition, or
 * is charged within a day.
 */
export async function lockPaying(tx: Tx, { workspaceId, timeZone }: { workspaceId: string; timeZone: string }) {
  await lockWorkspace(tx, workspaceId)
  const found = await findPaying(tx, workspaceId)
  if (!found?.razorpayId || !found.paidFrom || !found.paidUntil || !found.chargeAt) throw notPaying()
  const { razorpayId, paidFrom, paidUntil, chargeAt } = found
  if (found.overdueAt !== null) throw overdueFirst()
  if (found.endsAt !== null) throw endingAlready()
  if (found.nextAmount !== null) throw changePlanned()
  if (paidUntil <= daysFrom(now(), ADDITION_LAST_DAYS)) throw notBefore(formatDate(paidUntil, 'MMM DD, YYYY', timeZone))
  return { ...found, razorpayId, paidFrom, paidUntil, chargeAt }
}

/** As above, without an open addition. */
export async function lockSettled(tx: Tx, actor: { workspaceId: string; timeZone: string }) {
  const found = await lockPaying(tx, actor)
  if (found.upcoming.length > 0) throw additionOpen()
  return found
}

export type PayingNow = Awaited<ReturnType<typeof lockPaying>>

/** Paise a month; subscribers keep their price. */
export const pricePerPerson = ({ amount, quantity }: Pick<PayingNow, 'amount' | 'quantity'>) => amount / quantity
