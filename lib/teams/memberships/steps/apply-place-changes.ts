import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import type { PlaceChanges } from '@/lib/teams/memberships/rules'
import { lockRunTeam } from './lock-run-team'
import { setPlace } from './set-place'

/**
 * Adds and removes a person's memberships in the caller's transaction. All or none: refuses teams the actor doesn't
 * run. Idempotent.
 */
export async function applyPlaceChanges(tx: Tx, actor: Actor, memberId: string, { put, out }: PlaceChanges) {
  const wanted = [...put, ...out.map((teamId) => ({ teamId, isManager: null }))]
  // In id order, so that two simultaneous changes can't deadlock.
  const ordered = wanted.toSorted((one, other) => (one.teamId < other.teamId ? -1 : 1))
  for (const { teamId, isManager } of ordered) {
    const team = await lockRunTeam(tx, actor, teamId)
    await setPlace(tx, actor, team, { memberId, isManager })
  }
}
