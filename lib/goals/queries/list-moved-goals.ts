import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { openStatuses, statusBadges } from '@/lib/goals/rules/goal-status'
import { Prisma } from '@/lib/platform/db'
import { alreadyRead, mapReading, rowsOf } from '@/lib/platform/reading'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { visibleGoals } from './visible-goals'

type MovedGoal = { id: string; title: string; status: GoalStatus; progress: number }

const SHOWN = 4

/** Talking points: recently moved goals of these people that the actor can see. */
export function movedGoalsReading(actor: Actor, memberIds: readonly string[], since: Date) {
  if (!isSwitchedOn(actor, 'Goals')) return alreadyRead([])
  const statement = Prisma.sql`
    SELECT g.id, g.title, g.status, g.progress FROM "Goal" g
    WHERE g.id IN (SELECT a."goalId" FROM "GoalAssignee" a WHERE a."memberId" = ANY (${[...memberIds]}::uuid[]))
      AND g."archivedAt" IS NULL AND ${visibleGoals(actor)}
      AND EXISTS (SELECT FROM "GoalUpdate" u WHERE u."goalId" = g.id AND u."createdAt" > ${since}
        AND (u.status IS DISTINCT FROM u."previousStatus" OR u.progress IS DISTINCT FROM u."previousProgress"))
    ORDER BY g.status = ANY (${openStatuses.slice(1)}::"GoalStatus"[]) DESC, g."endsOn", g.id LIMIT ${SHOWN}`
  return mapReading(rowsOf<MovedGoal>(statement), (rows) =>
    rows.map(({ id, title: text, status, progress }) => ({
      text,
      link: goalPath(id),
      why: `Goal · ${statusBadges[status].label}, ${progress}%`,
    })),
  )
}
