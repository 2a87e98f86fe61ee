import { addMonths, dateOf, dayDifference, daysBetween, dayOf } from '@/lib/shared/dates'

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

/** So many days before the next payment nothing may be open, because it would be charged with it. */
export const ADDITION_LAST_DAYS = 1

/** When an addition of today is due: in a week, or before the next payment. */
export function additionDueAt(now: Date, { paidUntil }: Pick<PaidPeriod, 'paidUntil'>): Date {
  const last = paidUntil.getTime() - ADDITION_LAST_DAYS * 86_400_000
  return new Date(Math.min(now.getTime() + ADDITION_DAYS * 86_400_000, last))
}

/** The day on which a subscription that began so is charged again after a payment for the period from `from` on. */
export function chargedAfter(startsAt: Date, from: Date): Date {
  const [first, last] = [dayOf(startsAt), dayOf(from)]
  let months = 1
  while (daysBetween(last, addMonths(first, months)) <= 0) months += 1
  return dateOf(addMonths(first, months))
}
