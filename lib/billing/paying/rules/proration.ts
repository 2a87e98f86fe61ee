import { addMonths, dateOf, dayDifference, daysBetween, dayOf } from '@/lib/shared/dates'

export const monthlyAmount = (pricePerMonth: number, people: number) => pricePerMonth * people

/** A half is rounded up. */
function divided(dividend: number, divisor: number) {
  const twice = 2 * dividend + divisor
  return (twice - (twice % (2 * divisor))) / (2 * divisor)
}

/** Razorpay's minimum, one rupee. */
const LEAST_AMOUNT = 100

export type PaidPeriod = { paidFrom: Date; paidUntil: Date }

/** The prorated price of the period's remaining UTC days, including today, so the sum shown stays valid all day. */
export function restOfPeriod(monthly: number, { paidFrom, paidUntil }: PaidPeriod, now: Date): number {
  const days = Math.max(1, dayDifference(paidFrom, paidUntil, 'UTC'))
  const left = Math.min(days, Math.max(1, dayDifference(now, paidUntil, 'UTC')))
  return Math.max(LEAST_AMOUNT, divided(monthly * left, days))
}

/** Days until an addition is overdue, and again until it is given up. */
const ADDITION_DAYS = 7
export const ADDITION_GRACE_DAYS = 3

/** Days before the next payment in which no addition may be open, or that payment would include it. */
export const ADDITION_LAST_DAYS = 1

/** In a week, or before the next payment. */
export function additionDueAt(now: Date, { paidUntil }: Pick<PaidPeriod, 'paidUntil'>): Date {
  const last = paidUntil.getTime() - ADDITION_LAST_DAYS * 86_400_000
  return new Date(Math.min(now.getTime() + ADDITION_DAYS * 86_400_000, last))
}

/** When an unpaid addition is canceled: after some days, or before the next payment. */
export function additionEndsAt({ dueAt, chargeAt }: { dueAt: Date; chargeAt: Date | null }): Date {
  const graceEndsAt = dueAt.getTime() + ADDITION_GRACE_DAYS * 86_400_000
  const last = chargeAt === null ? graceEndsAt : chargeAt.getTime() - ADDITION_LAST_DAYS * 86_400_000
  return new Date(Math.min(graceEndsAt, last))
}

/** The first charge after the day of `from`, at the time of day of `clock`. */
export function chargedAfter(startsAt: Date, from: Date, clock = from): Date {
  const first = dayOf(startsAt)
  const last = dayOf(from)
  let months = 1
  while (daysBetween(last, addMonths(first, months)) <= 0) months += 1
  return new Date(dateOf(addMonths(first, months)).getTime() + (clock.getTime() % 86_400_000))
}
