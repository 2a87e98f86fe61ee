import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { handOvers } from '@/lib/account/modules'

/** What somebody without access left behind and this actor can hand over. */
export async function listHoldings(actor: Actor, leaverId: string) {
  const holdings = await Promise.all(handOvers.map((handOver) => handOver(actor, leaverId)))
  return holdings.flatMap((holding) => holding ?? [])
}

export type HoldingView = Awaited<ReturnType<typeof listHoldings>>[number]
