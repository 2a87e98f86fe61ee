import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PlaceInput } from '@/lib/teams/memberships/schema'
import { transaction } from '@/lib/platform/db'
import { lockRunTeam } from '@/lib/teams/memberships/steps/lock-run-team'
import { setPlace } from '@/lib/teams/memberships/steps/set-place'

/** Takes somebody out of a team; what they were asked stays theirs to answer. Somebody who is not in it stays out. */
export const takeOutOfTeam = (actor: Actor, { id, memberId }: PlaceInput) =>
  transaction(async (tx) => {
    const team = await lockRunTeam(tx, actor, id)
    await setPlace(tx, actor, team, { memberId, isManager: null })
    return { id }
  })
