import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { teamCreated } from '@/lib/teams/notices'
import { record } from '@/lib/audit/record'
import { lockTeams } from './lock-teams'
import { canCreateTeam } from '@/lib/teams/policy'
import { onlyAdminsCreateTeams } from '@/lib/teams/refusals'

type Team = { id: string; name: string }

const key = (name: string) => name.toLowerCase()

async function makeTeam(tx: Tx, actor: Actor, name: string): Promise<Team> {
  const data = { workspaceId: actor.workspaceId, name, createdAt: now() }
  const team = await tx.team.create({ data, select: { id: true, name: true } })
  await teamCreated(tx, actor, team)
  await record(tx, actor, { action: 'team.created', objectId: team.id, title: `Created the team “${name}”` })
  return team
}

/**
 * Team ids by lower-case name; missing ones are created in the caller's transaction. The names must have passed
 * `teamNameSchema`. Refuses people who may not create teams, if one is missing.
 */
export async function makeMissingTeams(tx: Tx, actor: Actor, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  await lockTeams(tx, actor)
  const wanted = new Map(names.map((name) => [key(name), name]))
  const there = await tx.$queryRaw<Team[]>`
    SELECT id, name FROM "Team" WHERE "workspaceId" = ${actor.workspaceId}::uuid
      AND (lower(name COLLATE "default") = ANY(${[...wanted.keys()]}) OR name = ANY(${[...wanted.values()]}))`
  const ids = new Map(there.map(({ id, name }) => [key(name), id]))
  const missing = [...wanted].filter(([known]) => !ids.has(known))
  if (missing.length > 0 && !canCreateTeam(actor)) throw onlyAdminsCreateTeams()
  for (const [known, name] of missing) ids.set(known, (await makeTeam(tx, actor, name)).id)
  return ids
}
