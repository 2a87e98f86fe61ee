import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import type { PlaceChanges } from '@/lib/teams/memberships/rules'
import { lockRunTeam } from './lock-run-team'
import { setPlace } from './set-place'

/**
 * Gives one person of the workspace these places and takes them out of these teams, in the caller's transaction. Refuses
 * the whole when the actor does not run one of the teams. What is so already is left alone.
 */
export async function applyPlaceChanges(tx: Tx, actor: Actor, memberId: string, { put, out }: PlaceChanges) {
  const wanted = [...put, ...out.map((teamId) => ({ teamId, isManager: null }))]
  // Always in one order, so that two who change the same teams at once do not wait for each other in a circle.
  const ordered = wanted.toSorted((one, other) => (one.teamId < other.teamId ? -1 : 1))
  for (const { teamId, isManager } of ordered) {
    const team = await lockRunTeam(tx, actor, teamId)
    await setPlace(tx, actor, team, { memberId, isManager })
  }
}
