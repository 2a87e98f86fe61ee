import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { scopesFor } from '@/lib/access/reports'
import { applauseGate } from '@/lib/applause/queries/applause-gate'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { dayIn, type Day } from '@/lib/shared/dates'
import { Refusal } from '@/lib/shared/refusal'
import { spansOf, type Span } from '@/lib/shared/report-ranges'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { homeTeams, isOfHomeTeam, ledPeople } from '@/lib/teams/queries/home-teams'
import { addApplause, applauseReportCsv, type ApplauseTally } from './rules'
import type { ApplauseReportFilter } from './schema'

/** One line: a team, or a person of one. */
export type ApplauseLine = ApplauseTally & { id: string; name: string }

export type ApplauseReport = {
  scope: ReportScope
  scopes: readonly ReportScope[]
  /** Empty in the actor’s own report. */
  lines: ApplauseLine[]
  total: ApplauseTally
  byCategory: { label: string; count: number }[]
  spans: { label: string; given: number; received: number }[]
  from: Day
  to: Day
}

type Reported = { actor: Actor; scope: ReportScope; team: ApplauseReportFilter['team']; from: Date; to: Date }

/** The people who count, by whose report it is. */
const counted = ({ actor, scope, team }: Reported) => {
  if (scope === 'me') return Prisma.sql`p.person = ${actor.memberId}::uuid`
  const led = scope === 'team' ? Prisma.sql`p.person IN (${ledPeople(actor)})` : Prisma.sql`true`
  return Prisma.sql`${led} AND ${isOfHomeTeam(team)}`
}

/** What each counted person gave and received, as `places`, one row for each. */
const places = (reported: Reported) => Prisma.sql`
  ${homeTeams(reported.actor.workspaceId)}, found AS MATERIALIZED (
    SELECT a.id, a."giverId", a."categoryId", a."createdAt" FROM "Applause" a
    WHERE a."workspaceId" = ${reported.actor.workspaceId}::uuid AND a."deletedAt" IS NULL
      AND a."createdAt" >= ${reported.from} AND a."createdAt" < ${reported.to}
  ), places AS MATERIALIZED (
    SELECT p.*, h."teamId" FROM (
      SELECT f."giverId" AS person, f."categoryId", f."createdAt", true AS "isGiven" FROM found f
      UNION ALL SELECT r."memberId", f."categoryId", f."createdAt", false
        FROM found f JOIN "ApplauseRecipient" r ON r."applauseId" = f.id) p
    LEFT JOIN homes h ON h.person = p.person WHERE ${counted(reported)}
  )`

const tallyColumns = Prisma.sql`
  count(*) FILTER (WHERE p."isGiven")::int AS given, count(*) FILTER (WHERE NOT p."isGiven")::int AS received,
  count(DISTINCT p.person)::int AS people`

const listTeams = (reported: Reported) => db.$queryRaw<ApplauseLine[]>`
  WITH ${places(reported)}
  SELECT COALESCE(n.id::text, 'none') AS id, COALESCE(n.name, 'No team') AS name, ${tallyColumns}
  FROM places p LEFT JOIN "Team" n ON n.id = p."teamId" GROUP BY n.id, n.name ORDER BY n.name NULLS LAST`

const listPeople = (reported: Reported) => db.$queryRaw<ApplauseLine[]>`
  WITH ${places(reported)}
  SELECT m.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, ${tallyColumns}
  FROM places p JOIN "Member" m ON m.id = p.person JOIN "User" u ON u.id = m."userId"
  GROUP BY m.id, u.id ORDER BY name, m.id`

type Group = { span: number | null; category: string | null; given: number; received: number; people: number }

/** Counts by stretch of the range, by category, and of all. */
async function countGroups(reported: Reported, spans: readonly Span[]) {
  const starts = spans.map(({ from }) => from)
  const groups = await db.$queryRaw<(Group & { isSpan: boolean })[]>`
    WITH ${places(reported)}
    SELECT s.span, c.name AS category, GROUPING(s.span) = 0 AS "isSpan", ${tallyColumns}
    FROM places p JOIN "ApplauseCategory" c ON c.id = p."categoryId"
      CROSS JOIN LATERAL (SELECT width_bucket(p."createdAt", ${starts}::timestamptz[]) AS span) s
    GROUP BY GROUPING SETS ((s.span), (c.name), ())`
  const all = groups.find(({ isSpan, category }) => !isSpan && category === null)
  return {
    total: { given: all?.given ?? 0, received: all?.received ?? 0, people: all?.people ?? 0 },
    spans: spans.map(({ label }, index) => {
      const { given = 0, received = 0 } = groups.find(({ isSpan, span }) => isSpan && span === index + 1) ?? {}
      return { label, given, received }
    }),
    byCategory: groups
      .flatMap(({ category, received }) =>
        category === null || received === 0 ? [] : [{ label: category, count: received }],
      )
      .toSorted((one, other) => other.count - one.count),
  }
}

/** The applause of a range in numbers, as far as the actor may know them. */
export async function getApplauseReport(actor: Actor, filter: ApplauseReportFilter): Promise<ApplauseReport> {
  const off = applauseGate(actor)
  if (off) throw new Refusal('forbidden', off)
  const to = now()
  const { scope, scopes } = scopesFor(actor, filter.of)
  const spans = spansOf(filter.range, to, actor.timeZone)
  const team = scope === 'me' ? undefined : filter.team
  const reported = { actor, scope, team, from: spans[0]?.from ?? to, to }
  const counts = countGroups(reported, spans)
  const lines = scope === 'me' ? [] : team === undefined ? listTeams(reported) : listPeople(reported)
  const [found, groups] = await Promise.all([lines, counts])
  const [first, last] = [dayIn(reported.from, actor.timeZone), dayIn(to, actor.timeZone)]
  return { scope, scopes, lines: found, ...groups, from: first, to: last }
}

/** The same as a file for spreadsheets. */
export async function getApplauseReportFile(actor: Actor, filter: ApplauseReportFilter): Promise<string> {
  const { lines, total } = await getApplauseReport(actor, filter)
  return applauseReportCsv({ lines, total: lines.length > 0 ? addApplause(lines) : total })
}
