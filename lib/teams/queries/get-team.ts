import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { groupPeople, groupPersonOf, type GroupPerson } from '@/lib/members/queries'
import type { TeamIdInput, TeamPartsFilter } from '@/lib/teams/schema'
import { db, Prisma } from '@/lib/platform/db'
import { listNotFound } from '@/lib/shared/refusal'
import { teamRows, PAGE_SIZE, type TeamRow } from './list-teams'
import { noSuchTeam, notYourTeam } from '@/lib/teams/refusals'
import { canRunTeam, canShapeTeams } from '@/lib/teams/policy'

/** Active people. Throws not-found. */
export async function getTeamMembers({ workspaceId }: Actor, { id }: TeamIdInput): Promise<{ people: GroupPerson[] }> {
  const team = await db.team.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: { members: groupPeople },
  })
  if (!team) throw listNotFound()
  return { people: team.members.map(groupPersonOf) }
}

/** A team with a page of its parts; `nextPart` is the last name of that page. */
export type TeamDetail = TeamRow & {
  parts: TeamRow[]
  nextPart: string | null
  can: { run: boolean; shape: boolean }
}

/** With its parts, 25 per page. Throws not-found. */
export async function getTeam(actor: Actor, id: string, { part }: TeamPartsFilter = {}): Promise<TeamDetail> {
  const inWorkspace = Prisma.sql`SELECT * FROM "Team" WHERE "workspaceId" = ${actor.workspaceId}::uuid`
  const further = part === undefined ? Prisma.empty : Prisma.sql`AND name > ${part}`
  const rows = await teamRows(
    actor,
    Prisma.sql`(${inWorkspace} AND id = ${id}::uuid)
      UNION ALL (${inWorkspace} AND "parentId" = ${id}::uuid ${further} ORDER BY name LIMIT ${PAGE_SIZE + 1})`,
  )
  const team = rows.find((row) => row.id === id)
  if (!team) throw noSuchTeam()
  const found = rows.filter((row) => row.id !== id)
  const parts = found.slice(0, PAGE_SIZE)
  const nextPart = found.length > PAGE_SIZE ? (parts.at(-1)?.name ?? null) : null
  return { ...team, parts, nextPart, can: { run: canRunTeam(actor, team), shape: canShapeTeams(actor) } }
}

/** For people who may change it. Throws not-found, or forbidden. */
export async function getTeamToEdit(actor: Actor, id: string): Promise<TeamDetail> {
  const team = await getTeam(actor, id)
  if (!team.can.run) throw notYourTeam()
  return team
}

export async function findTeamName(
  { workspaceId }: Actor,
  id: string | undefined,
): Promise<{ id: string; name: string } | null> {
  if (id === undefined) return null
  if (id === 'none') return { id, name: 'No team' }
  return db.team.findFirst({ where: { id, workspaceId }, select: { id: true, name: true } })
}
