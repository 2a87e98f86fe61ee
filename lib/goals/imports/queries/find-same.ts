import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { GoalType } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { dayOf } from '@/lib/shared/dates'

type Known = { title: string; type: GoalType; teamId: string | null; endsOn: string; assigneeIds: readonly string[] }

const keyOf = ({ title, type, teamId, endsOn, assigneeIds }: Known) =>
  JSON.stringify([title.toLowerCase(), type, teamId, endsOn, assigneeIds.toSorted()])

type Row = Omit<Known, 'endsOn'> & { endsOn: Date }

/** Which goals of a file the actor has set already, as an earlier import of it has. */
export async function findSame(tx: Tx, actor: Actor, goals: readonly Known[]): Promise<(goal: Known) => boolean> {
  const titles = [...new Set(goals.map(({ title }) => title.toLowerCase()))]
  const found = await tx.$queryRaw<Row[]>`
    SELECT g.title, g.type, g."teamId", g."endsOn",
      ARRAY(SELECT a."memberId" FROM "GoalAssignee" a WHERE a."goalId" = g.id) AS "assigneeIds"
    FROM "Goal" g WHERE g."creatorId" = ${actor.memberId}::uuid AND g."workspaceId" = ${actor.workspaceId}::uuid
      AND g."archivedAt" IS NULL AND lower(g.title) = ANY (${titles})`
  const there = new Set(found.map(({ endsOn, ...goal }) => keyOf({ ...goal, endsOn: dayOf(endsOn) })))
  return (goal) => there.has(keyOf(goal))
}
