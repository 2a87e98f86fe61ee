import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PutIntoTeamInput } from '@/lib/teams/memberships/schema'
import { transaction } from '@/lib/platform/db'
import { lockRunTeam } from '@/lib/teams/memberships/steps/lock-run-team'
import { ensurePresent, ensureRoom } from '@/lib/teams/memberships/queries/find-membership'
import { writePlaces } from '@/lib/teams/memberships/steps/write-places'

/**
 * Adds people to a team and notifies them. Idempotent. Refuses people who don't run the team, missing people, and a
 * full team.
 */
export const putIntoTeam = (actor: Actor, { id, memberIds }: PutIntoTeamInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const team = await lockRunTeam(tx, actor, id)
    const there = await tx.teamMember.findMany({
      where: { workspaceId, teamId: id, memberId: { in: memberIds } },
      select: { memberId: true },
    })
    const known = new Set(there.map(({ memberId }) => memberId))
    const places = [...new Set(memberIds)]
      .filter((memberId) => !known.has(memberId))
      .map((memberId) => ({ memberId, isManager: false }))
    await ensurePresent(tx, actor, places)
    await ensureRoom(tx, actor, id, places.length)
    await writePlaces(tx, actor, team, places)
    return { id, count: places.length }
  })
