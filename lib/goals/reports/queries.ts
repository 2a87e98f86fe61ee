import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isInGoal, isVisible, ledTeams } from '@/lib/goals/queries/visible-goals'
import { goalBadge, type GoalBadge } from '@/lib/goals/rules/goal-status'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { dateOf, dayIn, dayOf, type Day } from '@/lib/shared/dates'
import { spansOf, type Span } from '@/lib/shared/report-ranges'
import { reportScopes } from './policy'
import { addTallies, reportCsv, type GoalScope, type GoalTally } from './rules'
import type { GoalReportFilter } from './schema'

const scoped: Record<GoalScope, (actor: Actor) => Prisma.Sql> = {
  me: (actor) => isInGoal(actor),
  team: (actor) => Prisma.sql`g.type <> 'Self' AND (g."teamId" IN (${ledTeams(actor)}) OR EXISTS (
    SELECT FROM "GoalAssignee" a JOIN "TeamMember" t ON t."memberId" = a."memberId"
    WHERE a."goalId" = g.id AND t."teamId" IN (${ledTeams(actor)})))`,
  workspace: () => Prisma.sql`g.type <> 'Self'`,
}

type Reported = { actor: Actor; scope: GoalScope; from: Date; to: Date }

/**
 * The goals that ran in the range, as `placed`. Each is counted once: for its first assignee, else for who set it, and for
 * its own team, else that person's first. So the parts of a report add up to its whole.
 */
const placed = ({ actor, scope, from, to }: Reported) => Prisma.sql`
  found AS MATERIALIZED (
    SELECT g.id, g.title, g.status, g.progress, g."startsOn", g."endsOn", g."completedAt", g."teamId", COALESCE(
      (SELECT a."memberId" FROM "GoalAssignee" a WHERE a."goalId" = g.id ORDER BY a."memberId" LIMIT 1), g."creatorId") AS person
    FROM "Goal" g
    WHERE g."workspaceId" = ${actor.workspaceId}::uuid AND g."archivedAt" IS NULL
      AND g."startsOn" <= ${to} AND g."endsOn" >= ${from} AND ${scoped[scope](actor)} AND ${isVisible(actor)}
  ), homes AS (
    SELECT p.person, (SELECT t."teamId" FROM "TeamMember" t JOIN "Team" n ON n.id = t."teamId"
      WHERE t."memberId" = p.person ORDER BY n.name LIMIT 1) AS "teamId" FROM (SELECT DISTINCT person FROM found) p
  ), placed AS (
    SELECT f.*, COALESCE(f."teamId", h."teamId") AS team FROM found f JOIN homes h ON h.person = f.person
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

const byTeam = (reported: Reported) => db.$queryRaw<ReportLine[]>`
  WITH ${placed(reported)}
  SELECT COALESCE(n.id::text, 'none') AS id, COALESCE(n.name, 'No team') AS name, ${tallyColumns}
  FROM placed LEFT JOIN "Team" n ON n.id = team GROUP BY n.id, n.name ORDER BY n.name NULLS LAST`

const byPerson = (reported: Reported, filter: GoalReportFilter) => db.$queryRaw<ReportLine[]>`
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
async function goalsBehind(reported: Reported, { team, person }: GoalReportFilter): Promise<ReportGoal[]> {
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

function countSpans(reported: Reported, filter: GoalReportFilter, spans: readonly Span[]) {
  const starts = spans.map(({ from }) => from)
  const ends = [...starts.slice(1), now()]
  return db.$queryRaw<{ running: number; completed: number }[]>`
    WITH ${placed(reported)}
    SELECT count(p.id)::int AS running, count(p.id) FILTER (WHERE p."completedAt" < s.till)::int AS completed
    FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) WITH ORDINALITY s(since, till, place)
    LEFT JOIN placed p ON p."startsOn" < s.till AND p."endsOn" >= s.since::date
      AND ${chosenTeam(filter.team)} AND ${chosenPerson(filter.person)}
    GROUP BY s.place ORDER BY s.place`
}

export type GoalReport = {
  scope: GoalScope
  scopes: readonly GoalScope[]
  /** By team, or within a team by person; empty once a person is chosen. */
  lines: ReportLine[]
  /** The goals behind the chosen person. */
  goals: ReportGoal[]
  total: GoalTally
  spans: ReportSpan[]
  from: Day
  to: Day
}

/** A report of the goals that ran in a range, as far as its reader may see them. */
export async function getGoalReport(actor: Actor, filter: GoalReportFilter): Promise<GoalReport> {
  const at = now()
  const scopes = reportScopes(actor)
  const scope = filter.of !== undefined && scopes.includes(filter.of) ? filter.of : (scopes.at(-1) ?? 'me')
  const spans = spansOf(filter.range, at, actor.timeZone)
  const [from, to] = [dayIn(spans[0]?.from ?? at, actor.timeZone), dayIn(at, actor.timeZone)]
  const reported = { actor, scope, from: dateOf(from), to: dateOf(to) }
  const isPerson = filter.person !== undefined
  const [tallies, goals, counted] = await Promise.all([
    isPerson || filter.team !== undefined ? byPerson(reported, filter) : byTeam(reported),
    isPerson ? goalsBehind(reported, filter) : [],
    filter.view === 'timeline' ? countSpans(reported, filter, spans) : [],
  ])
  const named = counted.map((count, index) => ({ ...count, label: spans[index]?.label ?? '' }))
  const lines = isPerson ? [] : tallies
  return { scope, scopes, lines, goals, total: addTallies(tallies), spans: named, from, to }
}

/** The same as a file for spreadsheets. */
export const getReportFile = async (actor: Actor, filter: GoalReportFilter): Promise<string> =>
  reportCsv(await getGoalReport(actor, filter))
