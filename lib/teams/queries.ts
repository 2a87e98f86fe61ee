import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { noSuchTeam } from './refusals'
import type { TeamFilter, TeamIdInput } from './schema'

const SHOWN = 100

/** A team as pickers show it. The count is of its active people. */
export type TeamView = { id: string; name: string; memberCount: number }

const active = { member: { status: 'ACTIVE', user: { status: 'ACTIVE' } } } as const

/** At most 100 teams of the workspace whose name begins with the query, by name. */
export async function listTeams({ workspaceId }: Actor, { query }: TeamFilter): Promise<TeamView[]> {
  const teams = await db.team.findMany({
    where: { workspaceId, name: { startsWith: query, mode: 'insensitive' } },
    select: { id: true, name: true, _count: { select: { members: { where: active } } } },
    orderBy: { name: 'asc' },
    take: SHOWN,
  })
  return teams.map(({ id, name, _count }) => ({ id, name, memberCount: _count.members }))
}

/** The active people of a team, by the ids of their places in the workspace. Throws not-found. */
export async function getTeamMembers({ workspaceId }: Actor, { id }: TeamIdInput): Promise<{ memberIds: string[] }> {
  const team = await db.team.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: { members: { where: active, select: { memberId: true } } },
  })
  if (!team) throw noSuchTeam()
  return { memberIds: team.members.map(({ memberId }) => memberId) }
}
