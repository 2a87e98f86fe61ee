import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { onUniqueViolation, transaction, type Tx } from '@/lib/platform/db'
import { canCreateTeam } from '../policy'
import { onlyAdminsCreateTeams, peopleGone, teamNameTaken } from '../refusals'
import type { CreateTeamInput } from '../schema'

const active = { status: 'ACTIVE', user: { status: 'ACTIVE' } } as const

async function ensurePresent(tx: Tx, workspaceId: string, ids: string[]) {
  if ((await tx.member.count({ where: { workspaceId, id: { in: ids }, ...active } })) !== ids.length) throw peopleGone()
}

async function writeTeam(tx: Tx, workspaceId: string, { name, managerIds, memberIds }: CreateTeamInput) {
  const managers = new Set(managerIds)
  const people = [...new Set([...managerIds, ...memberIds])]
  await ensurePresent(tx, workspaceId, people)
  const team = await tx.team.create({ data: { workspaceId, name, createdAt: now() }, select: { id: true } })
  await tx.teamMember.createMany({
    data: people.map((memberId) => ({ workspaceId, teamId: team.id, memberId, isManager: managers.has(memberId) })),
  })
  return team
}

/**
 * Makes a team of people of the workspace; somebody named as both leads it. Refuses whoever is no Admin, a name that is
 * taken, and people who are not there.
 */
export async function createTeam(actor: Actor, input: CreateTeamInput): Promise<{ id: string }> {
  if (!canCreateTeam(actor)) throw onlyAdminsCreateTeams()
  return onUniqueViolation(
    transaction((tx) => writeTeam(tx, actor.workspaceId, input)),
    teamNameTaken,
  )
}
