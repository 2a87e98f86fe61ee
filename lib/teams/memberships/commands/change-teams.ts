import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ChangeTeamsInput } from '@/lib/teams/memberships/schema'
import { transaction } from '@/lib/platform/db'
import { findPersonName } from '@/lib/teams/memberships/queries/find-membership'
import { applyPlaceChanges } from '@/lib/teams/memberships/steps/apply-place-changes'
import { placeChanges } from '@/lib/teams/memberships/rules'

/**
 * Changes one person's teams and notifies them; others' changes since `seen` stay. All or none: refuses teams the actor
 * doesn't run.
 */
export const changeTeams = (actor: Actor, { memberId, seen, places }: ChangeTeamsInput) =>
  transaction(async (tx) => {
    await findPersonName(tx, actor, memberId)
    await applyPlaceChanges(tx, actor, memberId, placeChanges(seen, places))
    return { memberId }
  })
