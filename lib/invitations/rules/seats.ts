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

/** Mentioned only near the limit. */
const MENTIONED = 20

type Room = { full: string | null; seats: number | null; today: number | null }

/** The seats and invitations that are left, or which of them is used up. */
export function roomInWords({ full, seats, today }: Room): string[] {
  if (full !== null) return [seats === 0 ? 'No seats left' : 'No invitations left today']
  const isNear = (left: number | null) => left !== null && left <= MENTIONED
  return [
    isNear(seats) ? `${plural(seats ?? 0, 'seat')} left on your plan` : '',
    isNear(today) ? `${plural(today ?? 0, 'invitation')} left today` : '',
  ]
}
