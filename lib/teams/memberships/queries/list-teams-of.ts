import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { noSuchTeamMember } from '@/lib/teams/memberships/refusals'
import { canRunTeam } from '@/lib/teams/policy'

/** `can` is the viewer's right to change the membership. */
export type OwnTeam = { teamId: string; name: string; isManager: boolean; can: { change: boolean } }

/** By name. Throws not-found. */
export async function listTeamsOf(actor: Actor, memberId: string): Promise<OwnTeam[]> {
  const { workspaceId } = actor
  const led = { where: { memberId: actor.memberId, isManager: true }, select: { memberId: true } } as const
  const member = await db.member.findFirst({
    relationLoadStrategy: 'join',
    where: { id: memberId, workspaceId },
    select: {
      teams: {
        orderBy: { team: { name: 'asc' } },
        select: { teamId: true, isManager: true, team: { select: { name: true, members: led } } },
      },
    },
  })
  if (!member) throw noSuchTeamMember()
  return member.teams.map(({ teamId, isManager, team: { name, members } }) => {
    return { teamId, name, isManager, can: { change: canRunTeam(actor, { isLedByActor: members.length > 0 }) } }
  })
}

const OFFERED = 20
const MOST_LED = 1000

/** By name; further ones are found by search. */
export type TeamChoices = { rows: { id: string; name: string }[]; hasMore: boolean }

/** Teams the actor may add people to: the first of all for Admins, the led ones for Managers. */
export async function listRunTeams({ workspaceId, memberId, role }: Actor): Promise<TeamChoices> {
  if (role === 'Member') return { rows: [], hasMore: false }
  const isAdmin = role === 'Admin'
  const rows = await db.team.findMany({
    where: { workspaceId, ...(!isAdmin && { members: { some: { memberId, isManager: true } } }) },
    orderBy: { name: 'asc' },
    take: isAdmin ? OFFERED + 1 : MOST_LED,
    select: { id: true, name: true },
  })
  return isAdmin ? { rows: rows.slice(0, OFFERED), hasMore: rows.length > OFFERED } : { rows, hasMore: false }
}

/** Teams the actor may add this person to. Deactivated people join none. */
export const listTeamsToJoin = async (actor: Actor, { isActive }: { isActive: boolean }): Promise<TeamChoices> =>
  isActive ? listRunTeams(actor) : { rows: [], hasMore: false }

const MOST_NAMED = 20

export async function listLedTeams({ workspaceId, memberId }: Actor): Promise<string[]> {
  const teams = await db.team.findMany({
    where: { workspaceId, members: { some: { memberId, isManager: true } } },
    orderBy: { name: 'asc' },
    take: MOST_NAMED,
    select: { name: true },
  })
  return teams.map(({ name }) => name)
}
