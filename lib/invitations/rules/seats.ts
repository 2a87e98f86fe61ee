import type { SeatQuote } from '@/lib/billing/seats/rules'
import { fullCount, plural } from '@/lib/shared/text'

export type SeatOffer = SeatQuote & {
  /** Without more seats. */
  fits: number
  waiting: number
  checkout: { keyId: string; scriptUrl: string }
  payer: { name: string; email: string }
}

export function fitTitle({ fits, waiting }: Pick<SeatOffer, 'fits' | 'waiting'>) {
  if (fits > 0) return `${fullCount(fits)} of ${plural(fits + waiting, 'person', 'people')} fit`
  return `No seat left for ${plural(waiting, 'person', 'people')}`
}

export const seatsInCheckout = (seats: number) => plural(seats, 'more person', 'more people')
