import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canSetStatus, type GoalRelation } from '@/lib/goals/policy'
import { checkInDueOn } from '@/lib/goals/rules/check-ins'
import { openStatuses } from '@/lib/goals/rules/goal-status'
import { MOST_CHECK_INS } from '@/lib/goals/schema'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { mapReading, read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import type { GoalFrequency, GoalStatus, GoalType, ProgressSource } from '@/lib/platform/generated/prisma/enums'
import { dayIn, dayOf } from '@/lib/shared/dates'
import { hasOwnStatus, isUnassigned, relationColumns } from './visible-goals'

type KeyResultRow = { id: string; title: string; start: number; current: number; target: number; unit: string }

type Scheduled = { frequency: GoalFrequency; startsOn: Date; endsOn: Date; checkedInOn: Date | null }

type Row = Scheduled & { id: string; title: string; progress: number }

type Whole = {
  status: GoalStatus
  progressSource: ProgressSource
  version: number
  keyResults: KeyResultRow[]
  ownStatus: GoalStatus | null
}

const schedule = Prisma.sql`g.frequency, g."startsOn", g."endsOn", g."checkedInOn"`
const scheduleDays = ['startsOn', 'endsOn', 'checkedInOn'] as const

/** Among which the due ones are looked for. */
const MOST_OPEN = 500

/** Open goals the actor checks in: assigned, or set without assignees who are still here. */
const openGoals = ({ workspaceId, memberId }: Actor, more: Prisma.Sql) => Prisma.sql`
  SELECT ${schedule}${more} FROM "Goal" g
  WHERE g."workspaceId" = ${workspaceId}::uuid AND g."archivedAt" IS NULL
    AND g.status = ANY (${[...openStatuses]}::"GoalStatus"[])
    AND g.id IN (
      SELECT a."goalId" FROM "GoalAssignee" a WHERE a."memberId" = ${memberId}::uuid
      UNION SELECT g.id FROM "Goal" g WHERE g."creatorId" = ${memberId}::uuid AND g."archivedAt" IS NULL AND ${isUnassigned})
  ORDER BY g."endsOn", g.id LIMIT ${MOST_OPEN}`

const named = Prisma.sql`, g.id, g.title, g.progress`

const whole = (actor: Actor) => Prisma.sql`
  g.status, g."progressSource", g.version,
  (SELECT a.status FROM "GoalAssignee" a
    WHERE a."goalId" = g.id AND a."memberId" = ${actor.memberId}::uuid AND ${hasOwnStatus}) AS "ownStatus",
  ARRAY(SELECT jsonb_build_object('id', k.id, 'title', k.title, 'start', k.start, 'current', k.current, 'target', k.target,
    'unit', k.unit) FROM "KeyResult" k WHERE k."goalId" = g.id ORDER BY k.position) AS "keyResults"`

const daysOf = ({ startsOn, endsOn, checkedInOn }: Scheduled) => ({
  startsOn: dayOf(startsOn),
  endsOn: dayOf(endsOn),
  checkedInOn: checkedInOn && dayOf(checkedInOn),
})

function dueGoals(actor: Actor, rows: readonly Row[]) {
  const today = dayIn(now(), actor.timeZone)
  return rows.map((row) => {
    const days = daysOf(row)
    return { ...row, ...days, dueOn: checkInDueOn({ ...row, ...days }, today), isOverdue: days.endsOn < today }
  })
}

export type DueGoal = ReturnType<typeof dueGoals>[number]

export const dueGoalsReading = (actor: Actor): SharedReading<DueGoal[]> =>
  mapReading(rowsOf<Row>(openGoals(actor, named), scheduleDays), (rows) =>
    dueGoals(actor, rows)
      .filter(({ dueOn }) => dueOn !== null)
      .slice(0, MOST_CHECK_INS),
  )

/** How many goals are due for a check-in, at most those of one form. */
export function dueCountReading(actor: Actor): SharedReading<number> {
  const today = dayIn(now(), actor.timeZone)
  const isDue = (row: Scheduled) => checkInDueOn({ ...row, ...daysOf(row) }, today) !== null
  return mapReading(rowsOf<Scheduled>(openGoals(actor, Prisma.empty), scheduleDays), (rows) =>
    Math.min(MOST_CHECK_INS, rows.filter(isDue).length),
  )
}

/** `checkInStatus`: the goal's if the actor may set it or has given none, else their own. */
export type CheckInGoal = DueGoal &
  Omit<Whole, 'ownStatus'> & { type: GoalType; checkInStatus: GoalStatus; setsGoalStatus: boolean }

export async function listCheckIns(actor: Actor): Promise<CheckInGoal[]> {
  const due = await read(dueGoalsReading(actor))
  const ids = due.map(({ id }) => id)
  const rows = await db.$queryRaw<(Whole & GoalRelation & { id: string })[]>`
    SELECT g.id, ${whole(actor)}, ${relationColumns(actor)} FROM "Goal" g WHERE g.id = ANY (${ids}::uuid[])`
  const found = new Map(rows.map((row) => [row.id, row]))
  return due.flatMap((goal) => {
    const row = found.get(goal.id)
    if (!row) return []
    const { type, status, progressSource, version, keyResults, ownStatus } = row
    const setsGoalStatus = canSetStatus(actor, row)
    const checkInStatus = setsGoalStatus ? status : (ownStatus ?? status)
    return [{ ...goal, type, status, progressSource, version, keyResults, checkInStatus, setsGoalStatus }]
  })
}
