import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { handOvers } from '@/lib/account/modules'
import { canManagePeople } from '@/lib/members/people/policy'

/** For Admins; nothing for others. */
export async function listHoldings(actor: Actor, leaverId: string) {
  if (!canManagePeople(actor)) return []
  const holdings = await Promise.all(handOvers.map((handOver) => handOver(actor, leaverId)))
  return holdings.flatMap((holding) => holding ?? [])
}

export type HoldingView = Awaited<ReturnType<typeof listHoldings>>[number]
