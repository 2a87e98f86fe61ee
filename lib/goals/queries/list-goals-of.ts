import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalBadge, openStatuses, type GoalBadge } from '@/lib/goals/rules/goal-status'
import { Prisma } from '@/lib/platform/db'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { alreadyRead, mapReading, read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { dayOf, type Day } from '@/lib/shared/dates'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { visibleGoals } from './visible-goals'

export type PersonGoal = { id: string; title: string; badge: GoalBadge; progress: number; endsOn: Day }

type Row = Omit<PersonGoal, 'badge' | 'endsOn'> & { status: GoalStatus; endsOn: Date }

const SHOWN = 10

/** A person's visible goals, open first; none while goals are off. */
export function goalsOfReading(actor: Actor, memberId: string): SharedReading<PersonGoal[]> {
  if (!isSwitchedOn(actor, 'Goals')) return alreadyRead([])
  const statement = Prisma.sql`
    SELECT g.id, g.title, g.status, g.progress, g."endsOn"
    FROM "GoalAssignee" theirs JOIN "Goal" g ON g.id = theirs."goalId"
    WHERE theirs."memberId" = ${memberId}::uuid AND g."archivedAt" IS NULL AND ${visibleGoals(actor)}
    ORDER BY g.status = ANY (${[...openStatuses]}::"GoalStatus"[]) DESC, g."endsOn" DESC, g.id LIMIT ${SHOWN}`
  return mapReading(rowsOf<Row>(statement, ['endsOn']), (rows) =>
    rows.map(({ status, endsOn, ...goal }) => ({
      ...goal,
      badge: goalBadge({ status, isArchived: false }),
      endsOn: dayOf(endsOn),
    })),
  )
}

export const listGoalsOf = (actor: Actor, memberId: string) => read(goalsOfReading(actor, memberId))
