import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { scopesFor } from '@/lib/access/reports'
import { addTallies, reportCsv, type GoalTally } from '@/lib/goals/reports/rules'
import type { GoalReportFilter } from '@/lib/goals/reports/schema'
import { now } from '@/lib/platform/clock'
import { dateOf, dayIn, type Day } from '@/lib/shared/dates'
import { spansOf } from '@/lib/shared/report-ranges'
import type { ReportScope } from '@/lib/shared/report-scopes'
import {
  byPerson,
  byTeam,
  countSpans,
  goalsBehind,
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
  const at = now()
  const { scope, scopes } = scopesFor(actor, filter.of)
  const spans = spansOf(filter.range, at, actor.timeZone)
  const from = dayIn(spans[0]?.from ?? at, actor.timeZone)
  const to = dayIn(at, actor.timeZone)
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

export const getReportFile = async (actor: Actor, filter: GoalReportFilter): Promise<string> =>
  reportCsv(await getGoalReport(actor, filter))
