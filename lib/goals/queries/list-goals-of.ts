import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalBadge, openStatuses, type GoalBadge } from '@/lib/goals/rules/goal-status'
import { now } from '@/lib/platform/clock'
import { Prisma } from '@/lib/platform/db'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { alreadyRead, mapReading, read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { dayIn, dayOf, type Day } from '@/lib/shared/dates'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { visibleGoals } from './visible-goals'

export type PersonGoal = {
  id: string
  title: string
  badge: GoalBadge
  progress: number
  startsOn: Day
  endsOn: Day
  completedOn: Day | null
  isAhead: boolean
  hasEnded: boolean
}

type Row = Pick<PersonGoal, 'id' | 'title' | 'progress'> & {
  status: GoalStatus
  isArchived: boolean
  startsOn: Date
  endsOn: Date
  completedAt: Date | null
}

const SHOWN = 10

/** `found` is a source of goals `g`, with its condition. */
function goalsReading(actor: Actor, found: Prisma.Sql): SharedReading<PersonGoal[]> {
  if (!isSwitchedOn(actor, 'Goals')) return alreadyRead([])
  const today = dayIn(now(), actor.timeZone)
  const statement = Prisma.sql`
    SELECT g.id, g.title, g.status, g."archivedAt" IS NOT NULL AS "isArchived", g.progress, g."startsOn", g."endsOn", g."completedAt"
    FROM ${found} AND ${visibleGoals(actor)}
    ORDER BY "isArchived", g.status = ANY (${[...openStatuses]}::"GoalStatus"[]) DESC, g."endsOn" DESC, g.id LIMIT ${SHOWN}`
  return mapReading(rowsOf<Row>(statement, ['startsOn', 'endsOn', 'completedAt']), (rows) =>
    rows.map(({ status, isArchived, startsOn, endsOn, completedAt, ...goal }) => ({
      ...goal,
      badge: goalBadge({ status, isArchived }),
      startsOn: dayOf(startsOn),
      endsOn: dayOf(endsOn),
      completedOn: completedAt && dayIn(completedAt, actor.timeZone),
      isAhead: today < dayOf(startsOn),
      hasEnded: dayOf(endsOn) < today,
    })),
  )
}

/** A person's visible goals, open first; none while goals are off. */
export const goalsOfReading = (actor: Actor, memberId: string) =>
  goalsReading(
    actor,
    Prisma.sql`"GoalAssignee" theirs JOIN "Goal" g ON g.id = theirs."goalId"
      WHERE theirs."memberId" = ${memberId}::uuid AND g."archivedAt" IS NULL`,
  )

export const listGoalsOf = (actor: Actor, memberId: string) => read(goalsOfReading(actor, memberId))

/** The visible goals made from feedback, archived ones last. */
export const goalsMadeOfReading = (actor: Actor, reviewId: string) =>
  goalsReading(actor, Prisma.sql`"Goal" g WHERE g."reviewId" = ${reviewId}::uuid`)
