import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { onUniqueViolation, transaction, type Tx } from '@/lib/platform/db'
import { nameList, plural } from '@/lib/shared/text'
import { placesGiven, teamCreated } from '@/lib/teams/notices'
import { ensurePresent } from '@/lib/teams/memberships/queries/find-membership'
import { canCreateTeam } from '@/lib/teams/policy'
import { lockTeams } from '@/lib/teams/steps/lock-teams'
import { isNameTaken } from '@/lib/teams/queries/list-teams'
import { onlyAdminsCreateTeams, teamFull, teamNameTaken } from '@/lib/teams/refusals'
import { teamLimits, type CreateTeamInput } from '@/lib/teams/schema'
import { parentFor } from '@/lib/teams/tree/queries/parent-choices'

const named = { select: { firstName: true, lastName: true } } as const

async function writeTeam(tx: Tx, actor: Actor, { name, description, parentId = null, ...people }: CreateTeamInput) {
  const { workspaceId } = actor
  const managers = new Set(people.managerIds)
  const places = [...new Set([...people.managerIds, ...people.memberIds])].map((memberId) => ({
    memberId,
    isManager: managers.has(memberId),
  }))
  if (places.length > teamLimits.people) throw teamFull()
  await ensurePresent(tx, actor, places)
  await lockTeams(tx, actor)
  if (await isNameTaken(tx, actor, name)) throw teamNameTaken()
  await parentFor(tx, actor, { id: null, parentId })
  const data = { workspaceId, name, description, parentId, createdAt: now() }
  const team = await tx.team.create({ data, select: { id: true, name: true } })
  await tx.teamMember.createMany({ data: places.map((place) => ({ ...place, workspaceId, teamId: team.id })) })
  await teamCreated(tx, actor, team)
  await placesGiven(tx, actor, team, places)
  const leads = await tx.member.findMany({
    where: { workspaceId, id: { in: people.managerIds } },
    orderBy: [{ findName: 'asc' }, { id: 'asc' }],
    select: { user: named },
  })
  const led =
    leads.length === 0
      ? ''
      : `, led by ${nameList(
          leads.map(({ user }) => fullName(user)),
          5,
        )}`
  const title = `Created the team “${name}” with ${plural(places.length, 'person', 'people')}${led}`
  await record(tx, actor, { action: 'team.created', objectId: team.id, title })
  return { id: team.id }
}

/**
 * Creates a team; people named as both lead it. Refuses non-Admins, a taken name, missing people, and too many levels.
 */
export async function createTeam(actor: Actor, input: CreateTeamInput): Promise<{ id: string }> {
  if (!canCreateTeam(actor)) throw onlyAdminsCreateTeams()
  return onUniqueViolation(
    transaction((tx) => writeTeam(tx, actor, input)),
    teamNameTaken,
  )
}
