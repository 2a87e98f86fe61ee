import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { findRunTeam } from '@/lib/teams/places/queries'
import type { PlaceInput } from '@/lib/teams/places/schema'
import { setPlace } from './set-place'

/** Takes somebody out of a team; what they were asked stays theirs to answer. Somebody who is not in it stays out. */
export const takeOutOfTeam = (actor: Actor, { id, memberId }: PlaceInput) =>
  transaction(async (tx) => {
    const team = await findRunTeam(tx, actor, id)
    await setPlace(tx, actor, team, { memberId, isManager: null })
    return { id }
  })
