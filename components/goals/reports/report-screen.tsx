import { ReportFrame } from '@/components/shell/frames/report-frame'
import { BarTimeline } from '@/components/ui/charts/bar-timeline'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Stat } from '@/components/ui/display/stat'
import { Card } from '@/components/ui/layout/card'
import { AllLines } from '@/components/ui/report/all-lines'
import { allReports } from '@/components/ui/report/report-address'
import type { GoalReport } from '@/lib/goals/reports/queries/get-goal-report'
import { goalsIn, goalsOfStatus, ratesOf, timelineHeads } from '@/lib/goals/reports/rules'
import type { GoalReportFilter } from '@/lib/goals/reports/schema'
import { GOAL_REPORTS } from '@/lib/goals/rules/goal-paths'
import { fullCount } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'
import { ReportGoals, ReportTable } from './report-table'

interface ReportScreenProps {
  filter: GoalReportFilter
  report: GoalReport
  /** The filters by name. */
  team: { id: string; name: string } | null
  person: { id: string; name: string } | null
}

function Totals({ filter, report: { total } }: Pick<ReportScreenProps, 'filter' | 'report'>) {
  const all = goalsIn(total)
  const behind = goalsOfStatus(total, 'behind')
  const { completed, progress } = ratesOf(total)
  return (
    <Card className="mb-6 grid grid-cols-1 gap-6 sm:grid-cols-3">
      <Stat
        label="Completed"
        value={`${completed}%`}
        hint={`${fullCount(total.Completed)} of ${fullCount(all)} goals`}
        picture={<ProgressRing percent={completed} label="Goals completed" size={56} isBare />}
      />
      <Stat
        label="Mean progress"
        value={`${progress}%`}
        picture={<ProgressRing percent={progress} label="Mean progress" size={56} isBare />}
      />
      <Stat
        label="Behind"
        value={fullCount(behind)}
        hint="At risk or delayed"
        href={behind > 0 ? addressWith(GOAL_REPORTS, { ...filter, status: 'behind' }) : undefined}
      />
    </Card>
  )
}

function Timeline({ report: { spans } }: Pick<ReportScreenProps, 'report'>) {
  const points = spans.map(({ label, running, completed }) => ({ label, whole: running, part: completed }))
  const summary = points.map(({ label, whole, part }) => `${label}: ${part} of ${whole} completed so far`).join(', ')
  return (
    <Card className="mb-6">
      <BarTimeline summary={summary} points={points} heads={timelineHeads} />
    </Card>
  )
}

const backOf = ({ filter, team, person }: Omit<ReportScreenProps, 'report'>) => {
  if (filter.status)
    return {
      href: addressWith(GOAL_REPORTS, { ...filter, status: undefined }),
      label: person?.name ?? team?.name ?? 'Goal report',
    }
  if (person)
    return { href: addressWith(GOAL_REPORTS, { ...filter, person: undefined }), label: team?.name ?? 'Report' }
  if (team) return { href: addressWith(GOAL_REPORTS, { ...filter, team: undefined }), label: 'All teams' }
  return allReports(filter)
}

export function ReportScreen({ filter, report, team, person }: ReportScreenProps) {
  const { scope, scopes, from, to, goals } = report
  const isEmpty = goalsIn(report.total) === 0 || (filter.status !== undefined && goals.length === 0)
  return (
    <ReportFrame
      title={['Goal report', person?.name ?? team?.name].filter(Boolean).join(': ')}
      from={from}
      to={to}
      back={backOf({ filter, team, person })}
      path={GOAL_REPORTS}
      filter={filter}
      text="Each goal counts once, for its first assignee or else its creator."
      whose="Whose goals"
      scope={scope}
      scopes={scopes}
      file={addressWith('/api/goals/report', filter)}
      empty={isEmpty && { icon: 'target', title: 'No goals in this range' }}
    >
      <Totals filter={filter} report={report} />
      {filter.view === 'timeline' && <Timeline report={report} />}
      {person || filter.status ? (
        <ReportGoals filter={filter} report={report} />
      ) : (
        <ReportTable filter={filter} report={report} />
      )}
      <AllLines path={GOAL_REPORTS} filter={filter} count={report.lines.length} noun={team ? 'people' : 'teams'} />
    </ReportFrame>
  )
}
