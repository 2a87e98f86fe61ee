import 'server-only'
import type { Actor } from '@/lib/access/actor'
import {
  goalPeopleGone,
  onlyAdminsSetOrganizationGoals,
  onlyForOwnTeam,
  parentGoalGone,
  parentInLoop,
  teamGone,
  tooDeep,
} from '@/lib/goals/refusals'
import { canSetGoalsFor } from '@/lib/goals/policy'
import { isVisible, ledTeams } from '@/lib/goals/queries/visible-goals'
import { MOST_GOAL_LEVELS } from '@/lib/goals/rules/alignment'
import type { CreateGoalInput } from '@/lib/goals/schema'
import type { GoalType } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type GoalFields = Pick<CreateGoalInput, 'type' | 'teamId' | 'assigneeIds' | 'supervisorIds' | 'items'>

type Present = {
  type: GoalType | null
  teamId: string | null
  assigneeIds: readonly string[]
  peopleIds: readonly string[]
}

const nothing: Present = { type: null, teamId: null, assigneeIds: [], peopleIds: [] }

/** Throws at the field of an inactive person; stored ones may have left. */
async function ensurePeople(tx: Tx, { workspaceId }: Actor, given: GoalFields, present: Present) {
  const chosen = [
    ...given.assigneeIds.map((id) => ({ id, field: 'assigneeIds' })),
    ...given.supervisorIds.map((id) => ({ id, field: 'supervisorIds' })),
    ...given.items.flatMap(({ ownerId: id }, index) => (id === null ? [] : { id, field: `items.${index}.ownerId` })),
  ]
  const added = chosen.filter(({ id }) => !present.peopleIds.includes(id))
  if (added.length === 0) return
  const where = { workspaceId, id: { in: added.map(({ id }) => id) }, status: 'ACTIVE' } as const
  const here = new Set((await tx.member.findMany({ where, select: { id: true } })).map(({ id }) => id))
  const gone = added.find(({ id }) => !here.has(id))
  if (gone) throw goalPeopleGone(gone.field)
}

async function ensureOwnTeam(tx: Tx, actor: Actor, given: GoalFields, present: Present) {
  const added = given.assigneeIds.filter((id) => id !== actor.memberId && !present.assigneeIds.includes(id))
  const teamId = given.type === 'Team' && given.teamId !== present.teamId ? given.teamId : null
  const [row] = await tx.$queryRaw<[{ isTeamLed: boolean; led: number }]>`
    SELECT ${teamId}::uuid IS NULL OR ${teamId}::uuid IN (${ledTeams(actor)}) AS "isTeamLed",
      (SELECT count(DISTINCT t."memberId")::int FROM "TeamMember" t
       WHERE t."memberId" = ANY (${added}::uuid[]) AND t."teamId" IN (${ledTeams(actor)})) AS led`
  if (!row.isTeamLed || row.led < added.length) throw onlyForOwnTeam()
}

/** Throws where the actor may not set this goal, or a person or team is gone. */
export async function ensureMaySet(tx: Tx, actor: Actor, given: GoalFields, present = nothing) {
  const { type, teamId } = given
  if (type !== present.type && !canSetGoalsFor(actor, type))
    throw type === 'Organization' ? onlyAdminsSetOrganizationGoals() : onlyForOwnTeam()
  const isKnownTeam =
    teamId === null || (await tx.team.count({ where: { id: teamId, workspaceId: actor.workspaceId } })) > 0
  if (!isKnownTeam) throw teamGone()
  await ensurePeople(tx, actor, given, present)
  if (actor.role !== 'Admin' && (type === 'Team' || type === 'Individual'))
    await ensureOwnTeam(tx, actor, given, present)
}

/** Throws for a parent that is gone, its own descendant or too deep. The alignment must be locked. */
export async function ensureParent(tx: Tx, actor: Actor, { id, parentId }: { id: string; parentId: string | null }) {
  if (parentId === null) return
  const [found] = await tx.$queryRaw<{ depth: number; isUnder: boolean; height: number }[]>`
    WITH RECURSIVE above AS (
      SELECT g.id, g."parentId", 1 AS depth FROM "Goal" g
      WHERE g.id = ${parentId}::uuid AND g."workspaceId" = ${actor.workspaceId}::uuid AND g."archivedAt" IS NULL
        AND ${isVisible(actor)}
      UNION ALL SELECT p.id, p."parentId", a.depth + 1 FROM above a JOIN "Goal" p ON p.id = a."parentId"
      WHERE a.depth <= ${MOST_GOAL_LEVELS}
    ), under AS (
      SELECT ${id}::uuid AS id, 1 AS height
      UNION ALL SELECT c.id, u.height + 1 FROM under u JOIN "Goal" c ON c."parentId" = u.id WHERE u.height <= ${MOST_GOAL_LEVELS}
    )
    SELECT max(depth)::int AS depth, bool_or(id = ${id}::uuid) AS "isUnder", (SELECT max(height)::int FROM under) AS height
    FROM above HAVING count(*) > 0`
  if (!found) throw parentGoalGone()
  if (found.isUnder) throw parentInLoop()
  if (found.depth + found.height > MOST_GOAL_LEVELS) throw tooDeep(MOST_GOAL_LEVELS)
}

/** A parent the actor can't see, which an edit must keep; else null. */
export async function hiddenParent(tx: Tx, actor: Actor, { parentId }: { parentId: string | null }) {
  if (parentId === null) return null
  const seen = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "Goal" g WHERE g.id = ${parentId}::uuid AND ${isVisible(actor)}`
  return seen.length === 0 ? parentId : null
}
