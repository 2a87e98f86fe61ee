import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PlaceInput } from '@/lib/teams/memberships/schema'
import { transaction } from '@/lib/platform/db'
import { lockRunTeam } from '@/lib/teams/memberships/steps/lock-run-team'
import { findPlace } from '@/lib/teams/memberships/queries/find-membership'
import { notInTeam } from '@/lib/teams/memberships/refusals'
import { setPlace } from '@/lib/teams/memberships/steps/set-place'

/** Removes the manager mark; they stay in the team. Refuses people who don't run the team. */
export const unmakeTeamManager = (actor: Actor, { id, memberId }: PlaceInput) =>
  transaction(async (tx) => {
    const team = await lockRunTeam(tx, actor, id)
    if (!(await findPlace(tx, actor, { id, memberId }))) throw notInTeam()
    await setPlace(tx, actor, team, { memberId, isManager: false })
    return { id }
  })
