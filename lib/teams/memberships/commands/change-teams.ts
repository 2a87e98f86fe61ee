import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ChangeTeamsInput } from '@/lib/teams/memberships/schema'
import { transaction, type Tx } from '@/lib/platform/db'
import { findPersonName } from '@/lib/teams/memberships/queries/find-membership'
import { applyPlaceChanges } from '@/lib/teams/memberships/steps/apply-place-changes'
import { placeChanges } from '@/lib/teams/memberships/rules'

/** Those of the teams that the person is still in; others may be deleted by now. */
async function stillIn(tx: Tx, { workspaceId }: Actor, memberId: string, teamIds: string[]) {
  const where = { workspaceId, memberId, teamId: { in: teamIds } }
  return (await tx.teamMember.findMany({ where, select: { teamId: true } })).map(({ teamId }) => teamId)
}

/**
 * Changes one person's teams and notifies them; others' changes since `seen` stay. All or none: refuses teams the actor
 * doesn't run.
 */
export const changeTeams = (actor: Actor, { memberId, seen, places }: ChangeTeamsInput) =>
  transaction(async (tx) => {
    await findPersonName(tx, actor, memberId)
    const { put, out } = placeChanges(seen, places)
    await applyPlaceChanges(tx, actor, memberId, { put, out: await stillIn(tx, actor, memberId, out) })
    return { memberId }
  })
