import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { handOvers } from '@/lib/account/modules'

export async function listHoldings(actor: Actor, leaverId: string) {
  const holdings = await Promise.all(handOvers.map((handOver) => handOver(actor, leaverId)))
  return holdings.flatMap((holding) => holding ?? [])
}

export type HoldingView = Awaited<ReturnType<typeof listHoldings>>[number]
