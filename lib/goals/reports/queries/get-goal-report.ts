import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { periodOf, scopesFor } from '@/lib/access/report-parts'
import { addTallies, reportCsv, type GoalTally } from '@/lib/goals/reports/rules'
import type { GoalReportFilter } from '@/lib/goals/reports/schema'
import { read } from '@/lib/platform/reading'
import type { Day } from '@/lib/shared/dates'
import type { ReportScope } from '@/lib/shared/report-scopes'
import {
  byPerson,
  byTeam,
  goalsBehind,
  goalSpansReading,
  reportedIn,
  type ReportGoal,
  type ReportLine,
  type ReportSpan,
} from './reported-goals'

export type GoalReport = {
  scope: ReportScope
  scopes: readonly ReportScope[]
  /** By team, or by person within a team; empty for a chosen person. */
  lines: ReportLine[]
  goals: ReportGoal[]
  total: GoalTally
  spans: ReportSpan[]
  from: Day
  to: Day
}

export async function getGoalReport(actor: Actor, filter: GoalReportFilter): Promise<GoalReport> {
  const { scope, scopes } = scopesFor(actor, filter.of)
  const period = periodOf(actor, filter.range)
  const reported = reportedIn(actor, scope, period)
  const isPerson = filter.person !== undefined
  const [tallies, goals, spans] = await Promise.all([
    isPerson || filter.team !== undefined ? byPerson(reported, filter) : byTeam(reported),
    isPerson ? goalsBehind(reported, filter) : [],
    filter.view === 'timeline' ? read(goalSpansReading(reported, filter)) : [],
  ])
  const { firstDay: from, lastDay: to } = period
  return { scope, scopes, lines: isPerson ? [] : tallies, goals, total: addTallies(tallies), spans, from, to }
}

export const getReportFile = async (actor: Actor, filter: GoalReportFilter): Promise<string> =>
  reportCsv(await getGoalReport(actor, filter))
