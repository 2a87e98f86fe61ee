import type { SeatQuote } from '@/lib/billing/seats/rules'
import { formatDate } from '@/lib/shared/dates'
import { fullCount, inRupees, plural } from '@/lib/shared/text'

/** Seats that can be paid for, and what the browser needs to do so. */
export type SeatOffer = SeatQuote & {
  /** How many of the people fit without. */
  fits: number
  /** How many have to wait for the payment. */
  waiting: number
  checkout: { keyId: string; scriptUrl: string }
  payer: { name: string; email: string }
}

/** "3 of 5 people fit", or why nobody does. */
export function fitTitle({ fits, waiting }: Pick<SeatOffer, 'fits' | 'waiting'>) {
  if (fits > 0) return `${fullCount(fits)} of ${plural(fits + waiting, 'person', 'people')} fit`
  return `No seat left for ${plural(waiting, 'person', 'people')}`
}

/** "Pay ₹412 for 2 more people until Dec 24, 2026, then ₹995 a month for everybody." */
export function quoteInWords({ seats, amount, until, monthly }: SeatQuote, zone: string) {
  const day = formatDate(until, 'MMM DD, YYYY', zone)
  const more = plural(seats, 'more person', 'more people')
  return `Pay ${inRupees(amount)} for ${more} until ${day}, then ${inRupees(monthly)} a month for everybody.`
}

/** How an invoice in the checkout names what is paid. */
export const seatsInCheckout = (seats: number) => plural(seats, 'more person', 'more people')
