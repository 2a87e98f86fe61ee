import type { SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv'
import { dayDifference, dayIn } from '@/lib/shared/dates'
import { decimalRupees } from '@/lib/shared/text'

/** What stands where plans are, on a server that takes no payments. */
export const notSetUpText =
  'Payments aren’t set up here. Whoever runs this server can add RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.'

/** Razorpay takes a subscription that is over nowhere else. */
export const endedThere: readonly string[] = ['cancelled', 'completed', 'expired']

/** For so many days a card that failed is tried again. */
const RETRY_DAYS = 3

/** Until when a payment that failed can be made up for. */
export const payableUntil = (overdueAt: Date) => new Date(overdueAt.getTime() + RETRY_DAYS * 86_400_000)

/** For so long can a checkout be paid, in hours. */
export const CHECKOUT_HOURS = 24

/** So many days before its end Razorpay is told of it; until then it can be kept. */
export const END_SENT_DAYS = 3

type Kept = { status: SubscriptionStatus; razorpayStatus: string | null }

const after: Record<string, SubscriptionStatus> = {
  authenticated: 'ACTIVE',
  active: 'ACTIVE',
  pending: 'ACTIVE',
  halted: 'EXPIRED',
  paused: 'EXPIRED',
  completed: 'EXPIRED',
  expired: 'EXPIRED',
  cancelled: 'CANCELED',
}

/**
 * What a subscription is once Razorpay says this of it. It only goes forward: what is over there or was ended here stays over, and what was
 * signed for is not waiting again, however late older news arrives.
 */
export function statusAfter(kept: Kept, remote: string, isSigned = false): SubscriptionStatus {
  if (kept.status === 'CANCELED') return 'CANCELED'
  if (kept.razorpayStatus !== null && endedThere.includes(kept.razorpayStatus)) return kept.status
  if (isSigned && remote === 'created') return 'ACTIVE'
  return after[remote] ?? kept.status
}

/** Whether a payment of it has failed and is tried again. */
export const isOverdue = (remote: string) => remote === 'pending' || remote === 'halted'

/** What so many people cost a month, in paise. */
export const monthlyAmount = (pricePerMonth: number, people: number) => pricePerMonth * people

/** A half is rounded up. Exact, as long as twice the dividend is. */
function divided(dividend: number, divisor: number) {
  const twice = 2 * dividend + divisor
  return (twice - (twice % (2 * divisor))) / (2 * divisor)
}

/** Razorpay takes no payment below a rupee. */
const LEAST_AMOUNT = 100

/** A period that is paid. */
export type PaidPeriod = { paidFrom: Date; paidUntil: Date }

/**
 * What costs so many paise a month costs until the next payment: for each day of the period that is left, today among
 * them, by the calendar of UTC. The sum stays the same for a whole day, so it is what was shown before the press.
 */
export function restOfPeriod(monthly: number, { paidFrom, paidUntil }: PaidPeriod, now: Date): number {
  const days = Math.max(1, dayDifference(paidFrom, paidUntil, 'UTC'))
  const left = Math.min(days, Math.max(1, dayDifference(now, paidUntil, 'UTC')))
  return Math.max(LEAST_AMOUNT, divided(monthly * left, days))
}

/** So many days can an addition be paid before it is overdue, and so many more before it is given up. */
const ADDITION_DAYS = 7
export const ADDITION_GRACE_DAYS = 3

/** So many days before the next payment nothing may be open any more: it would be charged with it. */
export const ADDITION_LAST_DAYS = 1

/** When an addition of today is due: in a week, or before the next payment. */
export function additionDueAt(now: Date, { paidUntil }: Pick<PaidPeriod, 'paidUntil'>): Date {
  const last = paidUntil.getTime() - ADDITION_LAST_DAYS * 86_400_000
  return new Date(Math.min(now.getTime() + ADDITION_DAYS * 86_400_000, last))
}

/** The job that finds out what became of people who wait for a payment. */
export const SEATS_JOB = 'people.seats'

/** The job that works on what Razorpay tells. */
export const EVENTS_JOB = 'payment.events'

/** The job that asks Razorpay what never arrived, and tells it of ends. */
export const CHECK_JOB = 'payment.check'

const paymentColumns = ['Paid on', 'Description', 'Amount (INR)', 'Invoice', 'Payment', 'Name', 'Address', 'GSTIN']

type Paid = {
  paidAt: Date
  description: string
  amount: number
  razorpayInvoiceId: string
  razorpayPaymentId: string
}

/** Payments as a table for spreadsheets. */
export function paymentsCsv(
  payments: readonly Paid[],
  { name, address, taxNumber }: { name: string; address: string; taxNumber: string },
  zone: string,
) {
  const rows = payments.map(({ paidAt, description, amount, razorpayInvoiceId, razorpayPaymentId }) => [
    ...[dayIn(paidAt, zone), description, decimalRupees(amount), razorpayInvoiceId, razorpayPaymentId],
    ...[name, address, taxNumber],
  ])
  return BYTE_ORDER_MARK + [paymentColumns, ...rows].map(csvLine).join('')
}
