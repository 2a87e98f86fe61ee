import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { largeFigures } from '@/lib/access/reports/large-figures'
import { periodOf, scopesFor } from '@/lib/access/reports/report-parts'
import { addTallies, goalsIn, reportCsv, type GoalTally } from '@/lib/goals/reports/rules'
import type { GoalReportFilter } from '@/lib/goals/reports/schema'
import { findColleague } from '@/lib/members/queries'
import { read } from '@/lib/platform/reading'
import type { Day } from '@/lib/shared/dates'
import { reportFileName } from '@/lib/shared/files'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { findTeamName } from '@/lib/teams/queries/get-team'
import {
  byPerson,
  byTeam,
  goalSpansReading,
  listReported,
  reportedIn,
  type ReportGoal,
  type ReportLine,
  type ReportSpan,
} from './reported-goals'

export type GoalReport = {
  scope: ReportScope
  scopes: readonly ReportScope[]
  /** By team, or by person within a team; empty where goals are listed. */
  lines: ReportLine[]
  /** Of a chosen person or status. */
  goals: ReportGoal[]
  total: GoalTally
  spans: ReportSpan[]
  from: Day
  to: Day
}

type Counted = Pick<GoalReport, 'goals' | 'spans'> & { tallies: ReportLine[] }

const kept = largeFigures<Counted>(({ tallies }) => goalsIn(addTallies(tallies)))

/** A screen names fewer goals than a file. */
const MOST_SHOWN = 500
const MOST_IN_FILE = 50_000

export async function getGoalReport(actor: Actor, filter: GoalReportFilter, most = MOST_SHOWN): Promise<GoalReport> {
  const { scope, scopes } = scopesFor(actor, filter.of)
  const period = periodOf(actor, filter.range)
  const reported = reportedIn(actor, scope, period)
  const isPerson = filter.person !== undefined
  const listsGoals = isPerson || filter.status !== undefined
  const { tallies, goals, spans } = await kept({ actor, scope, filter: { ...filter, most } }, async () => {
    const [tallies, goals, spans] = await Promise.all([
      isPerson || filter.team !== undefined ? byPerson(reported, filter) : byTeam(reported),
      listsGoals ? listReported(reported, filter, most) : [],
      filter.view === 'timeline' ? read(goalSpansReading(reported, filter)) : [],
    ])
    return { tallies, goals, spans }
  })
  const { firstDay: from, lastDay: to } = period
  return { scope, scopes, lines: listsGoals ? [] : tallies, goals, total: addTallies(tallies), spans, from, to }
}

export async function getReportFile(actor: Actor, filter: GoalReportFilter) {
  const [report, team, person] = await Promise.all([
    getGoalReport(actor, filter, MOST_IN_FILE),
    findTeamName(actor, filter.team),
    findColleague(actor, filter.person),
  ])
  const fileName = reportFileName('Goal report', report, person?.name ?? team?.name)
  return { content: reportCsv(report), fileName }
}
