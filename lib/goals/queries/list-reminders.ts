import 'server-only'
import { checkInDueOn, endsRemindedOn, goalReminderOn, type GoalReminder } from '@/lib/goals/rules/check-ins'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import { GoalFrequency } from '@/lib/platform/generated/prisma/enums'
import { inBatches } from '@/lib/platform/one-by-one'
import { listMornings, type ZonesOfDay } from '@/lib/scheduling/queries'
import { dateOf, dayOf, type Day } from '@/lib/shared/dates'
import { hasGoals, remindedItems } from './list-due-items'
import { isUnassigned } from './visible-goals'

const unbounded = { startsOn: '0001-01-01', endsOn: '9999-12-31', checkedInOn: null }

/** Frequencies with a check-in due on this day. */
const frequenciesOn = (day: Day) =>
  Object.values(GoalFrequency).filter((frequency) => checkInDueOn({ ...unbounded, frequency }, day) === day)

/** Assignees of goal `g`, else its creator. */
const isOwner = Prisma.sql`(
  EXISTS (SELECT FROM "GoalAssignee" a WHERE a."goalId" = g.id AND a."memberId" = m.id)
  OR (g."creatorId" = m.id AND ${isUnassigned}))`

const mayRemind = (day: Day) => Prisma.sql`
  g."archivedAt" IS NULL AND g.status IN ('OnTrack', 'AtRisk', 'Delayed') AND g."startsOn" <= ${dateOf(day)}
  AND (g.frequency = ANY (${frequenciesOn(day)}::"GoalFrequency"[]) OR g."endsOn" = ANY (${endsRemindedOn(day).map(dateOf)}::date[]))`

const wasTold = (day: Day) => Prisma.sql`EXISTS (
  SELECT FROM "Notification" n WHERE n."memberId" = m.id AND n.key = 'goal.reminded:' || g.id || ':' || ${day})`

type PersonDue = { id: string; workspaceId: string }

const BATCH = 200

/** People with unannounced reminders this morning, paged by id. */
const listPeopleToRemind = ({ day, zones }: ZonesOfDay, after: string) => db.$queryRaw<PersonDue[]>`
  SELECT m.id, m."workspaceId" FROM "Goal" g
    JOIN "Workspace" w ON w.id = g."workspaceId" AND ${hasGoals}
    JOIN "Member" m ON m."workspaceId" = g."workspaceId" AND m.status = 'ACTIVE' AND ${isOwner}
    JOIN "User" u ON u.id = m."userId" AND u."timeZone" = ANY (${zones})
  WHERE ${mayRemind(day)} AND NOT ${wasTold(day)} AND m.id > ${after}::uuid
  UNION SELECT m.id, m."workspaceId" FROM ${remindedItems(day)}
    JOIN "Workspace" w ON w.id = m."workspaceId" AND ${hasGoals}
    JOIN "User" u ON u.id = m."userId" AND u."timeZone" = ANY (${zones})
  WHERE m.status = 'ACTIVE' AND m.id > ${after}::uuid
  ORDER BY id LIMIT ${BATCH}`

export async function* listMembersToRemind(at: Date) {
  for (const morning of await listMornings(at)) yield* inBatches((after) => listPeopleToRemind(morning, after))
}

export type RemindedGoal = { id: string; title: string; progress: number; endsOn: Day; reminder: GoalReminder }

type Row = Omit<RemindedGoal, 'reminder' | 'endsOn'> & {
  frequency: GoalFrequency
  startsOn: Date
  endsOn: Date
  checkedInOn: Date | null
}

export async function listReminders(tx: Tx, memberId: string, day: Day): Promise<RemindedGoal[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT g.id, g.title, g.progress, g.frequency, g."startsOn", g."endsOn", g."checkedInOn"
    FROM "Member" m JOIN "Goal" g ON g."workspaceId" = m."workspaceId" AND ${isOwner}
      JOIN "Workspace" w ON w.id = g."workspaceId" AND ${hasGoals}
    WHERE m.id = ${memberId}::uuid AND ${mayRemind(day)} AND NOT ${wasTold(day)}
    ORDER BY g."endsOn", g.title, g.id`
  return rows.flatMap(({ startsOn, endsOn: end, checkedInOn, frequency, ...goal }) => {
    const days = { startsOn: dayOf(startsOn), endsOn: dayOf(end), checkedInOn: checkedInOn && dayOf(checkedInOn) }
    const reminder = goalReminderOn({ frequency, ...days }, day)
    return reminder === null ? [] : [{ ...goal, endsOn: days.endsOn, reminder }]
  })
}

/** Goals past their end in the workspace's zone, not yet set to Delayed for it. */
export const listOverdue = (at: Date, size: number) => db.$queryRaw<
  { id: string; workspaceId: string; timeZone: string }[]
>`
  SELECT g.id, g."workspaceId", w."timeZone" FROM "Goal" g JOIN "Workspace" w ON w.id = g."workspaceId" AND ${hasGoals}
  WHERE g."archivedAt" IS NULL AND g.status IN ('OnTrack', 'AtRisk')
    AND g."endsOn" < (${at}::timestamptz AT TIME ZONE w."timeZone")::date
    AND g."delayedForOn" IS DISTINCT FROM g."endsOn"
  ORDER BY g."endsOn", g.id LIMIT ${size}`
