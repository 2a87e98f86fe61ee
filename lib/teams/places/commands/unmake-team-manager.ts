import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { findPlace, findRunTeam } from '@/lib/teams/places/queries'
import { notInTeam } from '@/lib/teams/places/refusals'
import type { PlaceInput } from '@/lib/teams/places/schema'
import { setPlace } from './set-place'

/** Somebody leads a team no longer, and stays in it. Refuses whoever does not run the team. */
export const unmakeTeamManager = (actor: Actor, { id, memberId }: PlaceInput) =>
  transaction(async (tx) => {
    const team = await findRunTeam(tx, actor, id)
    if (!(await findPlace(tx, actor, { id, memberId }))) throw notInTeam()
    await setPlace(tx, actor, team, { memberId, isManager: false })
    return { id }
  })
