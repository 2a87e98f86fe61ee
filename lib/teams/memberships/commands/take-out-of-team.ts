import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PlaceInput } from '@/lib/teams/memberships/schema'
import { transaction } from '@/lib/platform/db'
import { lockRunTeam } from '@/lib/teams/memberships/steps/lock-run-team'
import { setPlace } from '@/lib/teams/memberships/steps/set-place'

/** Removes a person from a team; their open requests stay. Idempotent. */
export const takeOutOfTeam = (actor: Actor, { id, memberId }: PlaceInput) =>
  transaction(async (tx) => {
    const team = await lockRunTeam(tx, actor, id)
    await setPlace(tx, actor, team, { memberId, isManager: null })
    return { id }
  })
