import { additionOpen, changePlanned, endingAlready, notBefore, overdueFirst } from '@/lib/billing/paying/refusals'
import { ADDITION_LAST_DAYS, restOfPeriod, type PaidPeriod } from '@/lib/billing/paying/rules/proration'
import { formatDate } from '@/lib/shared/dates'
import type { Refusal } from '@/lib/shared/refusal'

/** What more people cost. */
export type SeatQuote = {
  /** How many seats there would be more. */
  seats: number
  /** Paise, until the next payment. */
  amount: number
  until: Date
  /** Paise a month for everybody, from the next payment on. */
  monthly: number
}

/** A subscription that is paid, as far as more people depend on it. */
export type PayingForPeople = PaidPeriod & {
  quantity: number
  /** Paise a month. */
  amount: number
  planLimit: number | null
  overdueAt: Date | null
  endsAt: Date | null
  nextAmount: number | null
  hasOpenInvoice: boolean
}

/** Why nothing can be added to a subscription now, or null: the same, in the same order, as where it is done. */
function blockedBy(paying: PayingForPeople, now: Date, zone: string): Refusal | null {
  if (paying.overdueAt !== null) return overdueFirst()
  if (paying.endsAt !== null) return endingAlready()
  if (paying.nextAmount !== null) return changePlanned()
  const last = new Date(paying.paidUntil.getTime() - ADDITION_LAST_DAYS * 86_400_000)
  if (last <= now) return notBefore(formatDate(paying.paidUntil, 'MMM DD, YYYY', zone))
  return paying.hasOpenInvoice ? additionOpen() : null
}

/** Either a price or a reason, or neither where the plan has no room for so many. */
export type QuotedSeats = { quote: SeatQuote | null; blocked: string | null }

export const notForSaleHere: QuotedSeats = { quote: null, blocked: null }

/** What so many seats more cost now, or why they cannot be had. */
export function quoteSeats(
  paying: PayingForPeople,
  seats: number,
  { now, zone }: { now: Date; zone: string },
): QuotedSeats {
  const { quantity, amount: monthlyNow, planLimit, paidUntil: until } = paying
  if (planLimit !== null && quantity + seats > planLimit) return notForSaleHere
  const blocked = blockedBy(paying, now, zone)
  if (blocked) return { quote: null, blocked: blocked.message }
  const more = (monthlyNow / quantity) * seats
  return { quote: { seats, amount: restOfPeriod(more, paying, now), until, monthly: monthlyNow + more }, blocked: null }
}
