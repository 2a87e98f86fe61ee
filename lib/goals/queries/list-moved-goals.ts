import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { openStatuses, statusBadges } from '@/lib/goals/rules/goal-status'
import { Prisma } from '@/lib/platform/db'
import { alreadyRead, mapReading, rowsOf } from '@/lib/platform/reading'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { visibleGoals } from './visible-goals'

type MovedGoal = {
  id: string
  title: string
  status: GoalStatus
  progress: number
  isPrivate: boolean
  sayerId: string | null
  sayer: string | null
}

const SHOWN = 4

/** A goal on track is at risk for the assignee who says so. */
const saidBy = (memberIds: readonly string[]) => Prisma.sql`
  SELECT a.status, m.id, u."firstName" FROM "GoalAssignee" a JOIN "Member" m ON m.id = a."memberId" JOIN "User" u ON u.id = m."userId"
  WHERE g.status = 'OnTrack' AND a."goalId" = g.id AND m.id = ANY (${[...memberIds]}::uuid[]) AND a.status IN ('AtRisk', 'Delayed')
  ORDER BY a.status DESC, m.id LIMIT 1`

const whyOf = ({ memberId }: Actor, { status, progress, isPrivate, sayerId, sayer }: MovedGoal) => {
  const says = sayerId === memberId ? 'you say ' : `${sayer} says `
  const what = isPrivate ? 'Private goal, both of you will read its title' : 'Goal'
  return `${what} · ${sayerId === null ? '' : says}${statusBadges[status].label}, ${progress}%`
}

/** Talking points: recently moved goals of these people that the actor can see. */
export function movedGoalsReading(actor: Actor, memberIds: readonly string[], since: Date) {
  if (!isSwitchedOn(actor, 'Goals')) return alreadyRead([])
  const statement = Prisma.sql`
    SELECT g.id, g.title, g.progress, g.visibility = 'PRIVATE' AS "isPrivate", COALESCE(said.status, g.status) AS status, said.id AS "sayerId", said."firstName" AS sayer
    FROM "Goal" g LEFT JOIN LATERAL (${saidBy(memberIds)}) said ON true
    WHERE g.id IN (SELECT a."goalId" FROM "GoalAssignee" a WHERE a."memberId" = ANY (${[...memberIds]}::uuid[]))
      AND g."archivedAt" IS NULL AND ${visibleGoals(actor)}
      AND EXISTS (SELECT FROM "GoalUpdate" u WHERE u."goalId" = g.id AND u."createdAt" > ${since}
        AND (u.status IS DISTINCT FROM u."previousStatus" OR u.progress IS DISTINCT FROM u."previousProgress"
          OR u.kind = 'own-status'))
    ORDER BY COALESCE(said.status, g.status) = ANY (${openStatuses.slice(1)}::"GoalStatus"[]) DESC, g."endsOn", g.id LIMIT ${SHOWN}`
  return mapReading(rowsOf<MovedGoal>(statement), (rows) =>
    rows.map((goal) => ({ text: goal.title, link: goalPath(goal.id), why: whyOf(actor, goal) })),
  )
}
