import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isInGoal, isVisible, ledTeams } from '@/lib/goals/queries/visible-goals'
import { goalBadge, type GoalBadge } from '@/lib/goals/rules/goal-status'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { dayOf, type Day } from '@/lib/shared/dates'
import type { Span } from '@/lib/shared/report-ranges'
import type { ReportScope } from '@/lib/shared/report-scopes'
import type { GoalTally } from '@/lib/goals/reports/rules'
import type { GoalReportFilter } from '@/lib/goals/reports/schema'

const scoped: Record<ReportScope, (actor: Actor) => Prisma.Sql> = {
  me: (actor) => isInGoal(actor),
  team: (actor) => Prisma.sql`g.type <> 'Self' AND (g."teamId" IN (${ledTeams(actor)}) OR EXISTS (
    SELECT FROM "GoalAssignee" a JOIN "TeamMember" t ON t."memberId" = a."memberId"
    WHERE a."goalId" = g.id AND t."teamId" IN (${ledTeams(actor)})))`,
  workspace: () => Prisma.sql`g.type <> 'Self'`,
}

type Reported = { actor: Actor; scope: ReportScope; from: Date; to: Date }

/** Admins see every goal of others but Self goals, which their reports leave out: asking goal by goal is half the work. */
const visible = ({ actor, scope }: Reported) =>
  actor.role === 'Admin' && scope === 'workspace' ? Prisma.sql`true` : isVisible(actor)

/**
 * The goals that ran in the range, as `placed`. Each is counted once: for its accountable person, and for its own
 * team, else that person's first. So the parts of a report add up to its whole.
 */
const placed = (reported: Reported) => Prisma.sql`
  found AS MATERIALIZED (
    SELECT g.id, g.title, g.status, g.progress, g."startsOn", g."endsOn", g."completedAt", g."teamId", g."accountableId" AS person
    FROM "Goal" g
    WHERE g."workspaceId" = ${reported.actor.workspaceId}::uuid AND g."archivedAt" IS NULL
      AND g."startsOn" <= ${reported.to} AND g."endsOn" >= ${reported.from}
      AND ${scoped[reported.scope](reported.actor)} AND ${visible(reported)}
  ), teams AS (
    SELECT id, row_number() OVER (ORDER BY name) AS rank FROM "Team" WHERE "workspaceId" = ${reported.actor.workspaceId}::uuid
  ), homes AS (
    SELECT DISTINCT ON (t."memberId") t."memberId" AS person, t."teamId" FROM "TeamMember" t JOIN teams ON teams.id = t."teamId"
    WHERE t."workspaceId" = ${reported.actor.workspaceId}::uuid ORDER BY t."memberId", teams.rank
  ), placed AS (
    SELECT f.*, COALESCE(f."teamId", h."teamId") AS team FROM found f LEFT JOIN homes h ON h.person = f.person
  )`

const tallyColumns = Prisma.sql`
  count(*) FILTER (WHERE placed.status = 'OnTrack')::int AS "OnTrack", count(*) FILTER (WHERE placed.status = 'Completed')::int AS "Completed",
  count(*) FILTER (WHERE placed.status = 'Delayed')::int AS "Delayed", count(*) FILTER (WHERE placed.status = 'AtRisk')::int AS "AtRisk",
  count(*) FILTER (WHERE placed.status = 'Abandoned')::int AS "Abandoned", COALESCE(sum(placed.progress), 0)::int AS "progressSum"`

const chosenTeam = (team: GoalReportFilter['team']) => {
  if (team === undefined) return Prisma.sql`true`
  return team === 'none' ? Prisma.sql`team IS NULL` : Prisma.sql`team = ${team}::uuid`
}

const chosenPerson = (person: string | undefined) =>
  person === undefined ? Prisma.sql`true` : Prisma.sql`person = ${person}::uuid`

/** One line of a report: a team, or within one a person. */
export type ReportLine = GoalTally & { id: string; name: string }

export const byTeam = (reported: Reported) => db.$queryRaw<ReportLine[]>`
  WITH ${placed(reported)}
  SELECT COALESCE(n.id::text, 'none') AS id, COALESCE(n.name, 'No team') AS name, ${tallyColumns}
  FROM placed LEFT JOIN "Team" n ON n.id = team GROUP BY n.id, n.name ORDER BY n.name NULLS LAST`

export const byPerson = (reported: Reported, filter: GoalReportFilter) => db.$queryRaw<ReportLine[]>`
  WITH ${placed(reported)}
  SELECT m.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, ${tallyColumns}
  FROM placed JOIN "Member" m ON m.id = person JOIN "User" u ON u.id = m."userId"
  WHERE ${chosenTeam(filter.team)} AND ${chosenPerson(filter.person)} GROUP BY m.id, u.id ORDER BY name, m.id`

export type ReportGoal = {
  id: string
  title: string
  badge: GoalBadge
  progress: number
  endsOn: Day
}

const MOST_GOALS = 500

/** The goals behind one line, those that end first on top. */
export async function goalsBehind(reported: Reported, { team, person }: GoalReportFilter): Promise<ReportGoal[]> {
  const rows = await db.$queryRaw<{ id: string; title: string; status: GoalStatus; progress: number; endsOn: Date }[]>`
    WITH ${placed(reported)}
    SELECT id, title, status, progress, "endsOn" FROM placed WHERE ${chosenTeam(team)} AND ${chosenPerson(person)}
    ORDER BY "endsOn", title, id LIMIT ${MOST_GOALS}`
  return rows.map(({ endsOn, status, ...goal }) => ({
    ...goal,
    endsOn: dayOf(endsOn),
    badge: goalBadge({ status, isArchived: false }),
  }))
}

/** A stretch of the range: the goals that ran in it, and those of them completed by its end. */
export type ReportSpan = { label: string; running: number; completed: number }

/** Goals that run in the same spans and are completed in the same one: the numbers of the first, after the last, and that one. */
type SpanGroup = { first: number; last: number; completed: number | null; count: number }

/** Groups the goals first, as a comparison of each goal with each span takes longer than all else in a report. */
export async function countSpans(reported: Reported, filter: GoalReportFilter, spans: readonly Span[]) {
  const starts = spans.map(({ from }) => from)
  const ends = [...starts.slice(1), now()]
  const groups = await db.$queryRaw<SpanGroup[]>`
    WITH ${placed(reported)}
    SELECT width_bucket("startsOn"::timestamptz, ${ends}::timestamptz[]) AS first,
      width_bucket("endsOn", ${starts}::date[]) AS last,
      width_bucket("completedAt", ${ends}::timestamptz[]) AS completed, count(*)::int AS count
    FROM placed WHERE ${chosenTeam(filter.team)} AND ${chosenPerson(filter.person)} GROUP BY 1, 2, 3`
  return spans.map((_, index) => {
    const running = groups.filter(({ first, last }) => first <= index && index < last)
    const done = running.filter(({ completed }) => completed !== null && completed <= index)
    return { running: countOf(running), completed: countOf(done) }
  })
}

const countOf = (groups: readonly SpanGroup[]) => groups.reduce((sum, { count }) => sum + count, 0)
