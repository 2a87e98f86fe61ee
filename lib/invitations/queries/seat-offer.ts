import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findSeatQuote, seatCheckout } from '@/lib/billing/seats/queries'
import type { SeatOffer } from '@/lib/invitations/rules/seats'
import { fullName } from '@/lib/members/rules'
import type { Tx } from '@/lib/platform/db'

/** How people fit into the plan: how many do, how many do not, and how many seats the latter would take. */
export type Fit = { fits: number; waiting: number; seats: number }

/** What seats for everybody cost, or why they cannot be had; neither where more people cannot be paid for. */
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
