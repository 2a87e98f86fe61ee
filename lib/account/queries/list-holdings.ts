import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { HandOver } from '@/lib/access/hand-over'
import { reviewsHandOver } from '@/lib/reviews/hand-over'

/** What a leaver holds in each module. */
const handOvers: readonly HandOver[] = [reviewsHandOver]

/** What somebody without access left behind and this actor can hand over. */
export async function listHoldings(actor: Actor, leaverId: string) {
  const holdings = await Promise.all(handOvers.map((handOver) => handOver(actor, leaverId)))
  return holdings.flatMap((holding) => holding ?? [])
}

export type HoldingView = Awaited<ReturnType<typeof listHoldings>>[number]
