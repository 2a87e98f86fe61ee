import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findSeatQuote, seatCheckout } from '@/lib/billing/seats/queries'
import type { SeatOffer } from '@/lib/invitations/rules/seats'
import { fullName } from '@/lib/members/rules'
import type { Tx } from '@/lib/platform/db'

/** How many people fit, how many don't, and the seats those would need. */
export type Fit = { fits: number; waiting: number; seats: number }

/** The price of seats for everyone, or the reason they can't be bought; neither on plans that can't grow. */
export async function findSeatOffer(
  tx: Tx,
  actor: Actor,
  { fits, waiting, seats }: Fit,
): Promise<{ offer: SeatOffer | null; blocked: string | null }> {
  const { quote, blocked } = await findSeatQuote(tx, actor, seats)
  if (quote === null) return { offer: null, blocked }
  const payer = { name: fullName(actor), email: actor.email }
  return { offer: { ...quote, fits, waiting, checkout: seatCheckout(), payer }, blocked: null }
}
