import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { largeFigures } from '@/lib/access/reports/large-figures'
import { periodOf, scopesFor, type ReportPeriod } from '@/lib/access/reports/report-parts'
import { applauseGate } from '@/lib/applause/queries/applause-gate'
import { db, Prisma } from '@/lib/platform/db'
import { mapReading, read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import type { Day } from '@/lib/shared/dates'
import { reportFileName } from '@/lib/shared/files'
import { Refusal } from '@/lib/shared/refusal'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { findTeamName } from '@/lib/teams/queries/get-team'
import { homeTeams, ledPeople } from '@/lib/teams/queries/home-teams'
import { addApplause, applauseReportCsv, type ApplauseTally } from './rules'
import type { ApplauseReportFilter } from './schema'

export type ApplauseLine = ApplauseTally & { id: string; name: string }

export type ApplauseGroups = {
  byCategory: { label: string; count: number }[]
  spans: { label: string; given: number; received: number }[]
}

export type ApplauseReport = ApplauseGroups & {
  scope: ReportScope
  scopes: readonly ReportScope[]
  /** Empty in the actor's own report. */
  lines: ApplauseLine[]
  total: ApplauseTally
  from: Day
  to: Day
}

type Reported = { actor: Actor; scope: ReportScope; team: ApplauseReportFilter['team']; period: ReportPeriod }

const inPeriod = ({ actor, period: { from, to } }: Reported) => Prisma.sql`
  a."workspaceId" = ${actor.workspaceId}::uuid AND a."createdAt" >= ${from} AND a."createdAt" < ${to}`

/** Uses only columns of the indexes for it; deleted applause has no recipients. */
const given = (reported: Reported) => Prisma.sql`"Applause" a WHERE a."deletedAt" IS NULL AND ${inPeriod(reported)}`
const received = (reported: Reported) => Prisma.sql`"ApplauseRecipient" a WHERE ${inPeriod(reported)}`
const giver = Prisma.sql`a."giverId"`
const recipient = Prisma.sql`a."memberId"`

/** Limits a column to the people the report covers; a whole workspace is counted without looking at them. */
function isCounted({ actor, scope, team }: Reported, person: Prisma.Sql) {
  if (scope === 'me') return Prisma.sql`${person} = ${actor.memberId}::uuid`
  const led = scope === 'team' ? Prisma.sql`${person} IN (${ledPeople(actor)})` : Prisma.sql`true`
  if (team === undefined) return led
  if (team === 'none') return Prisma.sql`${led} AND ${person} NOT IN (SELECT h.person FROM homes h)`
  return Prisma.sql`${led} AND ${person} IN (SELECT h.person FROM homes h WHERE h."teamId" = ${team}::uuid)`
}

/** Given and received per person and home team, as `tallies`, aggregated before any join for speed. */
const tallies = (reported: Reported) => Prisma.sql`
  ${homeTeams(reported.actor.workspaceId)}, parts AS (
    SELECT a."giverId" AS person, count(*) AS given, 0 AS received FROM ${given(reported)} AND ${isCounted(reported, giver)} GROUP BY 1
    UNION ALL SELECT a."memberId", 0, count(*) FROM ${received(reported)} AND ${isCounted(reported, recipient)} GROUP BY 1
  ), tallies AS (
    SELECT person, h."teamId", sum(given)::int AS given, sum(received)::int AS received
    FROM parts LEFT JOIN homes h USING (person) GROUP BY 1, 2
  )`

const listTeams = (reported: Reported) => db.$queryRaw<ApplauseLine[]>`
  WITH ${tallies(reported)}
  SELECT COALESCE(n.id::text, 'none') AS id, COALESCE(n.name, 'No team') AS name, sum(t.given)::int AS given,
    sum(t.received)::int AS received, count(*)::int AS people
  FROM tallies t LEFT JOIN "Team" n ON n.id = t."teamId" GROUP BY n.id, n.name ORDER BY n.name NULLS LAST`

const listPeople = (reported: Reported) => db.$queryRaw<ApplauseLine[]>`
  WITH ${tallies(reported)}
  SELECT m.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, t.given, t.received, 1 AS people
  FROM tallies t JOIN "Member" m ON m.id = t.person JOIN "User" u ON u.id = m."userId" ORDER BY name, m.id`

const listSelf = (reported: Reported) => db.$queryRaw<ApplauseTally[]>`
  WITH ${tallies(reported)} SELECT given, received, 1 AS people FROM tallies`

type Group = { span: number | null; category: string | null; given: number; received: number }

export function applauseGroupsReading(reported: Reported): SharedReading<ApplauseGroups> {
  const starts = reported.period.spans.map(({ from }) => from)
  const span = Prisma.sql`width_bucket(a."createdAt", ${starts}::timestamptz[])`
  const groups = rowsOf<Group>(Prisma.sql`
    WITH ${homeTeams(reported.actor.workspaceId)}, counts AS (
      SELECT a."categoryId", ${span} AS span, count(*) AS given, 0 AS received
        FROM ${given(reported)} AND ${isCounted(reported, giver)} GROUP BY 1, 2
      UNION ALL SELECT a."categoryId", ${span}, 0, count(*)
        FROM ${received(reported)} AND ${isCounted(reported, recipient)} GROUP BY 1, 2)
    SELECT span, c.name AS category, sum(given)::int AS given, sum(received)::int AS received
    FROM counts JOIN "ApplauseCategory" c ON c.id = "categoryId" GROUP BY GROUPING SETS ((span), (c.name))`)
  return mapReading(groups, (rows) => groupsFrom(rows, reported.period))
}

function groupsFrom(groups: readonly Group[], { spans }: ReportPeriod): ApplauseGroups {
  return {
    spans: spans.map(({ label }, index) => {
      const { given = 0, received = 0 } = groups.find(({ span }) => span === index + 1) ?? {}
      return { label, given, received }
    }),
    byCategory: groups
      .flatMap(({ category, received }) =>
        category === null || received === 0 ? [] : [{ label: category, count: received }],
      )
      .toSorted((one, other) => other.count - one.count),
  }
}

type Counted = Pick<ApplauseReport, 'lines' | 'total'> & { groups: ApplauseGroups }

const kept = largeFigures<Counted>(({ total: { given, received } }) => given + received)

async function countApplause(reported: Reported): Promise<Counted> {
  const isOwn = reported.scope === 'me'
  const listLines = reported.team === undefined ? listTeams : listPeople
  const [lines, own, groups] = await Promise.all([
    isOwn ? [] : listLines(reported),
    isOwn ? listSelf(reported) : [],
    read(applauseGroupsReading(reported)),
  ])
  return { lines, total: addApplause([...lines, ...own]), groups }
}

export async function getApplauseReport(actor: Actor, filter: ApplauseReportFilter): Promise<ApplauseReport> {
  const off = applauseGate(actor)
  if (off) throw new Refusal('forbidden', off)
  const { scope, scopes } = scopesFor(actor, filter.of)
  const period = periodOf(actor, filter.range)
  const team = scope === 'me' ? undefined : filter.team
  const reported = { actor, scope, team, period }
  const { lines, total, groups } = await kept({ actor, scope, filter }, () => countApplause(reported))
  const { firstDay: from, lastDay: to } = period
  return { scope, scopes, lines, total, ...groups, from, to }
}

export async function getApplauseReportFile(actor: Actor, filter: ApplauseReportFilter) {
  const report = await getApplauseReport(actor, filter)
  const team = report.scope === 'me' ? null : await findTeamName(actor, filter.team)
  return { content: applauseReportCsv(report), fileName: reportFileName('Applause report', report, team?.name) }
}
