import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReportPeriod } from '@/lib/access/reports/report-parts'
import { isOfPerson, isOfStatus, isVisible, ledTeams } from '@/lib/goals/queries/visible-goals'
import { goalBadge, type GoalBadge } from '@/lib/goals/rules/goal-status'
import { daysFrom } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { mapReading, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { dateOf, dayIn, dayOf, type Day } from '@/lib/shared/dates'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { noGoals, type GoalTally } from '@/lib/goals/reports/rules'
import type { GoalReportFilter } from '@/lib/goals/reports/schema'
import { homeTeams } from '@/lib/teams/queries/home-teams'

const scoped: Record<ReportScope, (actor: Actor) => Prisma.Sql> = {
  me: ({ memberId }) => isOfPerson(memberId),
  team: (actor) => Prisma.sql`g.type <> 'Self' AND (g."teamId" IN (${ledTeams(actor)}) OR EXISTS (
    SELECT FROM "GoalAssignee" a JOIN "TeamMember" t ON t."memberId" = a."memberId"
    WHERE a."goalId" = g.id AND t."teamId" IN (${ledTeams(actor)})))`,
  workspace: () => Prisma.sql`g.type <> 'Self'`,
}

type Reported = { actor: Actor; scope: ReportScope; period: ReportPeriod; from: Date; to: Date }

export const reportedIn = (actor: Actor, scope: ReportScope, period: ReportPeriod): Reported => ({
  actor,
  scope,
  period,
  from: dateOf(period.firstDay),
  to: dateOf(period.lastDay),
})

/** Admins' reports leave out Self goals, because checking goal by goal doubles the time. */
const visible = ({ actor, scope }: Reported) =>
  actor.role === 'Admin' && scope === 'workspace' ? Prisma.sql`true` : isVisible(actor)

/** Goals `g` of the range; uses only columns of the report index. */
const isReported = (reported: Reported) => Prisma.sql`
  g."workspaceId" = ${reported.actor.workspaceId}::uuid AND g."archivedAt" IS NULL
  AND g."startsOn" <= ${reported.to} AND g."endsOn" >= ${reported.from}
  AND ${scoped[reported.scope](reported.actor)} AND ${visible(reported)}`

const countColumns = Prisma.sql`
  count(*) FILTER (WHERE g.status = 'OnTrack') AS "OnTrack", count(*) FILTER (WHERE g.status = 'Completed') AS "Completed",
  count(*) FILTER (WHERE g.status = 'Delayed') AS "Delayed", count(*) FILTER (WHERE g.status = 'AtRisk') AS "AtRisk",
  count(*) FILTER (WHERE g.status = 'Abandoned') AS "Abandoned", COALESCE(sum(g.progress), 0) AS "progressSum"`

const sumColumns = Prisma.sql`
  sum(placed."OnTrack")::int AS "OnTrack", sum(placed."Completed")::int AS "Completed",
  sum(placed."Delayed")::int AS "Delayed", sum(placed."AtRisk")::int AS "AtRisk",
  sum(placed."Abandoned")::int AS "Abandoned", sum(placed."progressSum")::int AS "progressSum"`

type Line = Pick<GoalReportFilter, 'team' | 'person'>

/** Goals `g` of one person, or of a team as far as the goal itself tells: without a team, its person's counts. */
function mayBeOf({ team, person }: Line) {
  if (person !== undefined) return Prisma.sql`g."accountableId" = ${person}::uuid`
  if (team === undefined) return Prisma.sql`true`
  return team === 'none'
    ? Prisma.sql`g."teamId" IS NULL`
    : Prisma.sql`(g."teamId" IS NULL OR g."teamId" = ${team}::uuid)`
}

/**
 * Tallies per person, as `placed`. Each goal counts once, for its accountable person and own team (else that person's
 * first), so parts add up. Aggregates before joins, because goals far outnumber people.
 */
const placed = (reported: Reported, line: Line = {}) => Prisma.sql`
  tallied AS MATERIALIZED (
    SELECT g."teamId", g."accountableId" AS person, ${countColumns}
    FROM "Goal" g WHERE ${isReported(reported)} AND ${mayBeOf(line)} GROUP BY 1, 2
  ), ${homeTeams(reported.actor.workspaceId)}, placed AS (
    SELECT t.*, COALESCE(t."teamId", h."teamId") AS team FROM tallied t LEFT JOIN homes h USING (person)
  )`

const isTeam = (column: Prisma.Sql, team: GoalReportFilter['team']) => {
  if (team === undefined) return Prisma.sql`true`
  return team === 'none' ? Prisma.sql`${column} IS NULL` : Prisma.sql`${column} = ${team}::uuid`
}

export type ReportLine = GoalTally & { id: string; name: string }

export const byTeam = (reported: Reported) => db.$queryRaw<ReportLine[]>`
  WITH ${placed(reported)}
  SELECT COALESCE(n.id::text, 'none') AS id, COALESCE(n.name, 'No team') AS name, ${sumColumns}
  FROM placed LEFT JOIN "Team" n ON n.id = team GROUP BY n.id, n.name ORDER BY n.name NULLS LAST`

export const byPerson = (reported: Reported, line: Line) => db.$queryRaw<ReportLine[]>`
  WITH ${placed(reported, line)}
  SELECT m.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, ${sumColumns}
  FROM placed JOIN "Member" m ON m.id = person JOIN "User" u ON u.id = m."userId"
  WHERE ${isTeam(Prisma.sql`team`, line.team)}
  GROUP BY m.id, u.id ORDER BY name, m.id`

/** Goals `g` of one line or of all; a team's are found by its members' homes. */
const goalsOf = (reported: Reported, line: Line) => Prisma.sql`
  "Goal" g LEFT JOIN homes h ON h.person = g."accountableId" WHERE ${isReported(reported)} AND ${mayBeOf(line)}
    AND ${isTeam(Prisma.sql`COALESCE(g."teamId", h."teamId")`, line.team)}`

export type ReportGoal = {
  id: string
  title: string
  /** The person it counts for. */
  person: string
  badge: GoalBadge
  progress: number
  endsOn: Day
}

const accountable = Prisma.sql`COALESCE((
  SELECT TRIM(u."firstName" || ' ' || u."lastName") FROM "Member" m JOIN "User" u ON u.id = m."userId"
  WHERE m.id = listed."accountableId"), '')`

type Listed = Line & Pick<GoalReportFilter, 'status'>

export async function listReported(
  reported: Reported,
  { status, ...line }: Listed,
  most: number,
): Promise<ReportGoal[]> {
  const inStatus = status === undefined || status === 'all' ? Prisma.empty : Prisma.sql`AND ${isOfStatus(status)}`
  const rows = await db.$queryRaw<(Omit<ReportGoal, 'badge' | 'endsOn'> & { status: GoalStatus; endsOn: Date })[]>`
    WITH ${homeTeams(reported.actor.workspaceId)}
    SELECT listed.*, ${accountable} AS person FROM (
      SELECT g.id, g.title, g.status, g.progress, g."endsOn", g."accountableId" FROM ${goalsOf(reported, line)} ${inStatus}
      ORDER BY g."endsOn", g.title, g.id LIMIT ${most}) listed
    ORDER BY listed."endsOn", listed.title, listed.id`
  return rows.map(({ id, title, person, progress, endsOn, status: current }) => ({
    id,
    title,
    person,
    progress,
    endsOn: dayOf(endsOn),
    badge: goalBadge({ status: current, isArchived: false }),
  }))
}

export type ReportSpan = { label: string; running: number; completed: number }

type SpanGroup = { first: number; last: number; completed: number | null; count: number }

/** Groups goals first, because comparing each with each span is slow. */
export function goalSpansReading(reported: Reported, line: Line): SharedReading<ReportSpan[]> {
  const { spans, to } = reported.period
  const starts = spans.map(({ from }) => from)
  const ends = [...starts.slice(1), to]
  const startDays = starts.map((start) => dayIn(start, reported.actor.timeZone))
  const endDays = [...startDays.slice(1), dayOf(daysFrom(reported.to, 1))]
  const groups = rowsOf<SpanGroup>(Prisma.sql`
    WITH ${homeTeams(reported.actor.workspaceId)}
    SELECT width_bucket(g."startsOn", ${endDays}::date[]) AS first,
      width_bucket(g."endsOn", ${startDays}::date[]) AS last,
      width_bucket(g."completedAt", ${ends}::timestamptz[]) AS completed, count(*)::int AS count
    FROM ${goalsOf(reported, line)} GROUP BY 1, 2, 3`)
  return mapReading(groups, (rows) =>
    spans.map(({ label }, index) => {
      const running = rows.filter(({ first, last }) => first <= index && index < last)
      const done = running.filter(({ completed }) => completed !== null && completed <= index)
      return { label, running: countOf(running), completed: countOf(done) }
    }),
  )
}

export const goalTotalReading = (reported: Reported): SharedReading<GoalTally> =>
  mapReading(
    rowsOf<GoalTally>(Prisma.sql`SELECT ${countColumns} FROM "Goal" g WHERE ${isReported(reported)}`),
    ([total = noGoals]) => total,
  )

const countOf = (groups: readonly SpanGroup[]) => groups.reduce((sum, { count }) => sum + count, 0)
