import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { largeFigures } from '@/lib/access/reports/large-figures'
import { periodOf, scopesFor, type ReportPeriod } from '@/lib/access/reports/report-parts'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import { db, Prisma } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { mapReading, read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import type { Day } from '@/lib/shared/dates'
import { reportFileName } from '@/lib/shared/files'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { findTeamName } from '@/lib/teams/queries/get-team'
import { homeTeams, isOfHomeTeam, ledPeople } from '@/lib/teams/queries/home-teams'
import { switchRefusal } from '@/lib/workspaces/features/rules'
import {
  addMeetings,
  meetingReportCsv,
  meetingReportTitles,
  meetingsIn,
  type LabeledTally,
  type MeetingTally,
} from './rules'
import type { MeetingReportFileInput, MeetingReportFilter } from './schema'

export type MeetingLine = MeetingTally & { id: string; name: string }

export type MeetingReport = {
  scope: ReportScope
  scopes: readonly ReportScope[]
  lines: MeetingLine[]
  total: MeetingTally
  spans: LabeledTally[]
  from: Day
  to: Day
}

type Reported = { actor: Actor; kind: MeetingKind; scope: ReportScope; period: ReportPeriod }

/** Places `a` in past meetings of the range; uses only columns of the report index. */
const isReported = ({ actor, kind, period: { from, to } }: Reported) => Prisma.sql`
  a."workspaceId" = ${actor.workspaceId}::uuid AND a.kind = ${kind}::"MeetingKind" AND NOT a."isCanceled"
  AND a."startsAt" >= ${from} AND a."startsAt" < ${to} AND (a."isCompleted" OR a."endsAt" < ${to})`

const counted = ({ actor, scope }: Reported) => {
  if (scope === 'me') return Prisma.sql`a."memberId" = ${actor.memberId}::uuid`
  return scope === 'team' ? Prisma.sql`a."memberId" IN (${ledPeople(actor)})` : Prisma.sql`true`
}

const tallyColumns = Prisma.sql`
  count(*) FILTER (WHERE a."isCompleted")::int AS completed,
  count(*) FILTER (WHERE NOT a."isCompleted")::int AS missed`

/** Aggregated per person before joins, because meetings far outnumber people. */
const byMember = (reported: Reported) => Prisma.sql`
  tallies AS MATERIALIZED (
    SELECT a."memberId" AS person, ${tallyColumns} FROM "MeetingAttendee" a
    WHERE ${isReported(reported)} AND ${counted(reported)} GROUP BY a."memberId"
  ), ${homeTeams(reported.actor.workspaceId)}`

const listTeams = (reported: Reported) => db.$queryRaw<MeetingLine[]>`
  WITH ${byMember(reported)}
  SELECT COALESCE(n.id::text, 'none') AS id, COALESCE(n.name, 'No team') AS name,
    sum(t.completed)::int AS completed, sum(t.missed)::int AS missed
  FROM tallies t LEFT JOIN homes h USING (person) LEFT JOIN "Team" n ON n.id = h."teamId"
  GROUP BY n.id, n.name ORDER BY n.name NULLS LAST`

const inTeam = (team: MeetingReportFilter['team']) =>
  team === undefined
    ? Prisma.sql`true`
    : Prisma.sql`a."memberId" IN (SELECT p.id FROM "Member" p LEFT JOIN homes h ON h.person = p.id
        WHERE p."workspaceId" = a."workspaceId" AND ${isOfHomeTeam(team)})`

const listPeople = (reported: Reported, team: MeetingReportFilter['team']) => db.$queryRaw<MeetingLine[]>`
  WITH ${byMember(reported)}
  SELECT p.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, t.completed, t.missed
  FROM tallies t LEFT JOIN homes h USING (person) JOIN "Member" p ON p.id = t.person JOIN "User" u ON u.id = p."userId"
  WHERE ${isOfHomeTeam(team)} ORDER BY name, p.id`

const listPartners = (reported: Reported) => db.$queryRaw<MeetingLine[]>`
  WITH tallies AS MATERIALIZED (
    SELECT a."memberId" AS person, ${tallyColumns} FROM "MeetingAttendee" a
    WHERE ${isReported(reported)} AND a."memberId" <> ${reported.actor.memberId}::uuid AND a."meetingId" IN (SELECT own."meetingId" FROM "MeetingAttendee" own WHERE own."memberId" = ${reported.actor.memberId}::uuid
        AND own."startsAt" >= ${reported.period.from} AND own."startsAt" < ${reported.period.to})
    GROUP BY a."memberId"
  )
  SELECT p.id, TRIM(u."firstName" || ' ' || u."lastName") AS name, t.completed, t.missed
  FROM tallies t JOIN "Member" p ON p.id = t.person JOIN "User" u ON u.id = p."userId" ORDER BY name, p.id`

export function meetingSpansReading(
  reported: Reported,
  team?: MeetingReportFilter['team'],
): SharedReading<LabeledTally[]> {
  const { spans } = reported.period
  const starts = spans.map(({ from }) => from)
  const groups = rowsOf<MeetingTally & { span: number }>(Prisma.sql`
    WITH ${homeTeams(reported.actor.workspaceId)}
    SELECT width_bucket(a."startsAt", ${starts}::timestamptz[]) AS span, ${tallyColumns}
    FROM "MeetingAttendee" a WHERE ${isReported(reported)} AND ${counted(reported)} AND ${inTeam(team)} GROUP BY 1`)
  return mapReading(groups, (rows) =>
    spans.map(({ label }, index) => {
      const { completed = 0, missed = 0 } = rows.find(({ span }) => span === index + 1) ?? {}
      return { label, completed, missed }
    }),
  )
}

type Counted = Pick<MeetingReport, 'lines' | 'spans'>

const kept = largeFigures<Counted>(({ spans }) => meetingsIn(addMeetings(spans)))

export async function getMeetingReport(
  actor: Actor,
  kind: MeetingKind,
  filter: MeetingReportFilter,
): Promise<MeetingReport> {
  const off = switchRefusal(actor, meetingKinds[kind].feature)
  if (off) throw off
  const { scope, scopes } = scopesFor(actor, filter.of)
  const period = periodOf(actor, filter.range)
  const reported = { actor, kind, scope, period }
  const team = scope === 'me' ? undefined : filter.team
  const list = () =>
    scope === 'me' ? listPartners(reported) : team === undefined ? listTeams(reported) : listPeople(reported, team)
  const { lines, spans } = await kept({ actor, scope, filter: { kind, ...filter } }, async () => {
    const [lines, spans] = await Promise.all([list(), read(meetingSpansReading(reported, team))])
    return { lines, spans }
  })
  const { firstDay: from, lastDay: to } = period
  return { scope, scopes, lines, total: addMeetings(spans), spans, from, to }
}

export async function getMeetingReportFile(actor: Actor, { kind, ...filter }: MeetingReportFileInput) {
  const report = await getMeetingReport(actor, kind, filter)
  const team = report.scope === 'me' ? null : await findTeamName(actor, filter.team)
  const fileName = reportFileName(meetingReportTitles[kind], report, team?.name)
  return { content: meetingReportCsv(report), fileName }
}
