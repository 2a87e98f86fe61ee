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

/** A goal on track is at risk for the assignee who says so. */
const statusFor = (memberIds: readonly string[]) => Prisma.sql`
  CASE g.status WHEN 'OnTrack' THEN COALESCE((SELECT max(a.status) FROM "GoalAssignee" a WHERE a."goalId" = g.id
    AND a."memberId" = ANY (${[...memberIds]}::uuid[]) AND a.status IN ('AtRisk', 'Delayed')), g.status) ELSE g.status END`

/** Talking points: recently moved goals of these people that the actor can see. */
export function movedGoalsReading(actor: Actor, memberIds: readonly string[], since: Date) {
  if (!isSwitchedOn(actor, 'Goals')) return alreadyRead([])
  const statement = Prisma.sql`
    SELECT g.id, g.title, g.progress, ${statusFor(memberIds)} AS status FROM "Goal" g
    WHERE g.id IN (SELECT a."goalId" FROM "GoalAssignee" a WHERE a."memberId" = ANY (${[...memberIds]}::uuid[]))
      AND g."archivedAt" IS NULL AND ${visibleGoals(actor)}
      AND EXISTS (SELECT FROM "GoalUpdate" u WHERE u."goalId" = g.id AND u."createdAt" > ${since}
        AND (u.status IS DISTINCT FROM u."previousStatus" OR u.progress IS DISTINCT FROM u."previousProgress"
          OR u.kind = 'own-status'))
    ORDER BY ${statusFor(memberIds)} = ANY (${openStatuses.slice(1)}::"GoalStatus"[]) DESC, g."endsOn", g.id LIMIT ${SHOWN}`
  return mapReading(rowsOf<MovedGoal>(statement), (rows) =>
    rows.map(({ id, title: text, status, progress }) => ({
      text,
      link: goalPath(id),
      why: `Goal · ${statusBadges[status].label}, ${progress}%`,
    })),
  )
}
