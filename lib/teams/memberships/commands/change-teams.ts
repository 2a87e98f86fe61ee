import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ChangeTeamsInput } from '@/lib/teams/memberships/schema'
import { transaction } from '@/lib/platform/db'
import { findPersonName } from '@/lib/teams/memberships/queries/find-membership'
import { applyPlaceChanges } from '@/lib/teams/memberships/steps/apply-place-changes'
import { placeChanges } from '@/lib/teams/memberships/rules'

/**
 * Brings the teams of one person from what was seen to what is wanted, and tells them of what is new. What somebody else
 * changed meanwhile stays. Refuses the whole when the actor does not run a team that is to change.
 */
export const changeTeams = (actor: Actor, { memberId, seen, places }: ChangeTeamsInput) =>
  transaction(async (tx) => {
    await findPersonName(tx, actor, memberId)
    await applyPlaceChanges(tx, actor, memberId, placeChanges(seen, places))
    return { memberId }
  })
