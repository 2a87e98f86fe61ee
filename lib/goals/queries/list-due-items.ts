import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { openStatuses } from '@/lib/goals/rules/goal-status'
import { now } from '@/lib/platform/clock'
import { Prisma, type Tx } from '@/lib/platform/db'
import { mapReading, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { lastRemindedOn } from '@/lib/scheduling/rules'
import { addDays, dateOf, dayIn, dayOf, type Day } from '@/lib/shared/dates'

export type DueGoalItem = { id: string; title: string; dueOn: Day; goalId: string; goalTitle: string }

type Row = Omit<DueGoalItem, 'dueOn'> & { dueOn: Date }

const columns = Prisma.sql`i.id, i.title, i."dueOn", g.id AS "goalId", g.title AS "goalTitle"`

/** Open items `i` of open goals `g`. */
const openItems = Prisma.sql`"GoalItem" i JOIN "Goal" g ON g.id = i."goalId" AND i."doneAt" IS NULL
  AND g."archivedAt" IS NULL AND g.status = ANY (${[...openStatuses]}::"GoalStatus"[])`

export const hasGoals = Prisma.sql`${isOpenWorkspace} AND 'Goals' <> ALL (COALESCE(w."withoutFeatures", '{}'))`

const withDay = ({ dueOn, ...item }: Row): DueGoalItem => ({ ...item, dueOn: dayOf(dueOn) })

const DAYS_AHEAD = 7

/** The actor's overdue items and those of the next week, by day. */
export function dueItemsReading(
  { memberId, workspaceId, timeZone }: Actor,
  most: number,
): SharedReading<DueGoalItem[]> {
  const last = addDays(dayIn(now(), timeZone), DAYS_AHEAD)
  const statement = Prisma.sql`
    SELECT ${columns} FROM ${openItems}
    WHERE i."ownerId" = ${memberId}::uuid AND i."workspaceId" = ${workspaceId}::uuid AND i."dueOn" <= ${dateOf(last)}
    ORDER BY i."dueOn", i.id LIMIT ${most}`
  return mapReading(rowsOf<Row>(statement, ['dueOn']), (rows) => rows.map(withDay))
}

/** Items `i` of member `m` that a day reminds of, not yet announced. */
export const remindedItems = (day: Day) => Prisma.sql`${openItems}
  AND i."dueOn" BETWEEN ${dateOf(day)} AND ${dateOf(lastRemindedOn(day))}
  JOIN "Member" m ON m.id = i."ownerId" AND NOT EXISTS (
    SELECT FROM "Notification" n WHERE n."memberId" = m.id
      AND n.key = 'goal.item-due:' || i.id || ':' || to_char(i."dueOn", 'YYYY-MM-DD'))`

export async function listRemindedItems(tx: Tx, memberId: string, day: Day): Promise<DueGoalItem[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT ${columns} FROM ${remindedItems(day)} JOIN "Workspace" w ON w.id = m."workspaceId" AND ${hasGoals}
    WHERE m.id = ${memberId}::uuid ORDER BY i."dueOn", i.id`
  return rows.map(withDay)
}
