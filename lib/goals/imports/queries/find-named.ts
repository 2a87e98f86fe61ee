import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isVisible, ledTeams } from '@/lib/goals/queries/visible-goals'
import { MOST_GOAL_LEVELS } from '@/lib/goals/rules/alignment'
import { openStatuses } from '@/lib/goals/rules/goal-status'
import type { PlacedGoal } from '@/lib/goals/imports/rules/place-goal-rows'
import type { Tx } from '@/lib/platform/db'
import { groupBy } from '@/lib/shared/group-by'

type Names = { emails: string[]; teams: string[]; parents: string[] }

/** A member or team a row names; `isLed`: on or among the actor's teams. */
export type NamedHere = { id: string; isLed: boolean }

type Row = NamedHere & { name: string }

const byName = (rows: readonly Row[]) => new Map(rows.map(({ name, ...found }) => [name, found]))

const findPeople = (tx: Tx, actor: Actor, emails: string[]) => tx.$queryRaw<Row[]>`
  SELECT u.email AS name, m.id, EXISTS (
    SELECT FROM "TeamMember" t WHERE t."memberId" = m.id AND t."teamId" IN (${ledTeams(actor)})) AS "isLed"
  FROM "Member" m JOIN "User" u ON u.id = m."userId"
  WHERE m."workspaceId" = ${actor.workspaceId}::uuid AND m.status = 'ACTIVE' AND u.email = ANY (${emails})`

const findTeams = (tx: Tx, actor: Actor, names: string[]) => tx.$queryRaw<Row[]>`
  SELECT lower(t.name COLLATE "default") AS name, t.id, t.id IN (${ledTeams(actor)}) AS "isLed" FROM "Team" t
  WHERE t."workspaceId" = ${actor.workspaceId}::uuid AND lower(t.name COLLATE "default") = ANY (${names})`

const findParents = (tx: Tx, actor: Actor, titles: string[]) => tx.$queryRaw<(PlacedGoal & { title: string })[]>`
  WITH RECURSIVE above AS (
    SELECT g.id AS "startId", lower(g.title) AS title, g."parentId", 1 AS level FROM "Goal" g
    WHERE g."workspaceId" = ${actor.workspaceId}::uuid AND g."archivedAt" IS NULL AND lower(g.title) = ANY (${titles})
      AND g.status = ANY (${[...openStatuses]}::"GoalStatus"[]) AND ${isVisible(actor)}
    UNION ALL SELECT a."startId", a.title, p."parentId", a.level + 1 FROM above a JOIN "Goal" p ON p.id = a."parentId"
    WHERE a.level <= ${MOST_GOAL_LEVELS}
  )
  SELECT "startId" AS id, title, max(level)::int AS level FROM above GROUP BY "startId", title`

export async function findNamed(tx: Tx, actor: Actor, { emails, teams, parents }: Names) {
  const people = byName(await findPeople(tx, actor, emails))
  const goals = await findParents(tx, actor, parents)
  return { people, teams: byName(await findTeams(tx, actor, teams)), goals: groupBy(goals, ({ title }) => title) }
}
