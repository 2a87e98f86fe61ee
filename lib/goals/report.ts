import 'server-only'
import {
  withoutValues,
  type ModuleReport,
  type ReportFigure,
  type ReportPicture,
} from '@/lib/access/reports/report-parts'
import { alreadyRead, joinReadings, mapReading } from '@/lib/platform/reading'
import { addressWith } from '@/lib/shared/address-with'
import { fullCount } from '@/lib/shared/text'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { goalSpansReading, goalTotalReading, reportedIn, type ReportSpan } from './reports/queries/reported-goals'
import { goalsIn, goalsOfStatus, ratesOf, reportedStatuses, timelineHeads, type GoalTally } from './reports/rules'
import type { StatusFilter } from './rules/goal-labels'
import { GOAL_REPORTS } from './rules/goal-paths'
import { statusBadges } from './rules/goal-status'

/** Lists the goals of a figure. */
const countedPath = (status: StatusFilter) => addressWith(GOAL_REPORTS, { status })

function figuresOf(total: GoalTally): ReportFigure[] {
  const { completed, progress } = ratesOf(total)
  const behind = goalsOfStatus(total, 'behind')
  return [
    {
      label: 'Completed',
      value: `${completed}%`,
      hint: `${fullCount(total.Completed)} of ${fullCount(goalsIn(total))} goals`,
    },
    { label: 'Mean progress', value: `${progress}%` },
    {
      label: 'Behind',
      value: fullCount(behind),
      hint: 'At risk or delayed',
      ...(behind > 0 && { path: countedPath('behind') }),
    },
  ]
}

const summaryOf = (total: GoalTally): ReportPicture => ({
  as: 'bars',
  heads: ['Status', 'Goals'],
  points: reportedStatuses.map((status) => ({
    label: statusBadges[status].label,
    count: total[status],
    ...(total[status] > 0 && { path: countedPath(status) }),
  })),
  total: goalsIn(total),
})

const timelineOf = (spans: readonly ReportSpan[]): ReportPicture => ({
  as: 'timeline',
  heads: timelineHeads,
  points: spans.map(({ label, running, completed }) => ({ label, whole: running, part: completed })),
})

export const goalsReport: ModuleReport = (actor, { scope, view, period }) => {
  if (!isSwitchedOn(actor, 'Goals')) return alreadyRead(null)
  const reported = reportedIn(actor, scope, period)
  const spans = view === 'timeline' ? goalSpansReading(reported, {}) : alreadyRead([])
  return mapReading(joinReadings(goalTotalReading(reported), spans), ([total, counted]) => {
    const isEmpty = goalsIn(total) === 0
    const drawn = view === 'timeline' ? timelineOf(counted) : summaryOf(total)
    return {
      title: 'Goals',
      links: [{ label: 'See goal report', path: GOAL_REPORTS }],
      figures: isEmpty ? withoutValues(figuresOf(total)) : figuresOf(total),
      picture: isEmpty ? 'No goals in this range' : drawn,
      note: null,
    }
  })
}
