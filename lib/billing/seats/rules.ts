import { additionOpen, changePlanned, endingAlready, notBefore, overdueFirst } from '@/lib/billing/paying/refusals'
import { ADDITION_LAST_DAYS, restOfPeriod, type PaidPeriod } from '@/lib/billing/paying/rules/proration'
import { formatDate } from '@/lib/shared/dates'
import type { Refusal } from '@/lib/shared/refusal'

export type SeatQuote = {
  seats: number
  /** Paise, until the next payment. */
  amount: number
  until: Date
  /** Paise a month in total, from the next payment on. */
  monthly: number
}

/** The paid subscription's fields that decide seat additions. */
export type PayingForPeople = PaidPeriod & {
  quantity: number
  amount: number
  planLimit: number | null
  overdueAt: Date | null
  endsAt: Date | null
  nextAmount: number | null
  hasOpenInvoice: boolean
}

/** Why nothing can be added, in the order the command checks. */
function blockedBy(paying: PayingForPeople, now: Date, zone: string): Refusal | null {
  if (paying.overdueAt !== null) return overdueFirst()
  if (paying.endsAt !== null) return endingAlready()
  if (paying.nextAmount !== null) return changePlanned()
  const last = new Date(paying.paidUntil.getTime() - ADDITION_LAST_DAYS * 86_400_000)
  if (last <= now) return notBefore(formatDate(paying.paidUntil, 'MMM DD, YYYY', zone))
  return paying.hasOpenInvoice ? additionOpen() : null
}

export type QuotedSeats = { quote: SeatQuote | null; blocked: string | null }

export const notForSaleHere: QuotedSeats = { quote: null, blocked: null }

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
