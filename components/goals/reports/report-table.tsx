import { Badge } from '@/components/ui/display/badge'
import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import { shownLines } from '@/components/ui/report/all-lines'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import { dayInWords } from '@/components/goals/goal-words'
import type { GoalReport } from '@/lib/goals/reports/queries/get-goal-report'
import type { ReportGoal, ReportLine } from '@/lib/goals/reports/queries/reported-goals'
import { goalsIn, goalsOfStatus, ratesOf, reportedStatuses, type GoalTally } from '@/lib/goals/reports/rules'
import type { GoalReportFilter } from '@/lib/goals/reports/schema'
import { GOAL_REPORTS, goalPath } from '@/lib/goals/rules/goal-paths'
import { statusFilterLabel } from '@/lib/goals/rules/goal-labels'
import { statusBadges } from '@/lib/goals/rules/goal-status'
import { addressWith } from '@/lib/shared/address-with'
import { plural } from '@/lib/shared/text'

function TallyCells({ tally }: { tally: GoalTally }) {
  const { completed, progress } = ratesOf(tally)
  return (
    <>
      <Cell numeric>{goalsIn(tally)}</Cell>
      {reportedStatuses.map((status) => (
        <Cell key={status} numeric>
          {tally[status]}
        </Cell>
      ))}
      <Cell numeric>{completed}%</Cell>
      <Cell numeric>{progress}%</Cell>
    </>
  )
}

interface ReportTableProps {
  filter: GoalReportFilter
  report: GoalReport
}

/** Teams or a team's members; each line links to its goals. */
export function ReportTable({ filter, report: { lines, total } }: ReportTableProps) {
  const isTeam = filter.team === undefined
  const hrefOf = ({ id }: ReportLine) =>
    addressWith(GOAL_REPORTS, { ...filter, ...(isTeam ? { team: id } : { person: id }) })
  return (
    <Table caption={isTeam ? 'Goals by team' : 'Goals by person'}>
      <TableHead>
        <HeadCell>{isTeam ? 'Team' : 'Person'}</HeadCell>
        <HeadCell numeric>Goals</HeadCell>
        {reportedStatuses.map((status) => (
          <HeadCell key={status} numeric>
            {statusBadges[status].label}
          </HeadCell>
        ))}
        <HeadCell numeric>% completed</HeadCell>
        <HeadCell numeric>Mean progress</HeadCell>
      </TableHead>
      <TableBody>
        {shownLines(lines, filter).map((line) => (
          <TableRow key={line.id}>
            <Cell className="min-w-32">
              <Link href={hrefOf(line)}>{line.name}</Link>
            </Cell>
            <TallyCells tally={line} />
          </TableRow>
        ))}
        <TableRow className="font-semibold">
          <Cell>Total</Cell>
          <TallyCells tally={total} />
        </TableRow>
      </TableBody>
    </Table>
  )
}

/** The goals of a person or of one status. */
export function ReportGoals({ filter: { status }, report: { goals, total } }: ReportTableProps) {
  const table = <GoalTable goals={goals} />
  if (status === undefined) return table
  const count = goalsOfStatus(total, status)
  const shown = goals.length < count ? `The first ${goals.length} of ` : ''
  return (
    <Section title={statusFilterLabel(status)} text={`${shown}${plural(count, 'goal')}`}>
      {table}
    </Section>
  )
}

function GoalTable({ goals }: { goals: readonly ReportGoal[] }) {
  return (
    <Table caption="Goals">
      <TableHead>
        <HeadCell>Goal</HeadCell>
        <HeadCell>Status</HeadCell>
        <HeadCell>End</HeadCell>
        <HeadCell numeric>Progress</HeadCell>
      </TableHead>
      <TableBody>
        {goals.map(({ id, title, badge, endsOn, progress }) => (
          <TableRow key={id}>
            <Cell>
              <Link href={goalPath(id)}>{title}</Link>
            </Cell>
            <Cell>
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </Cell>
            <Cell className="whitespace-nowrap">{dayInWords(endsOn)}</Cell>
            <Cell numeric>{progress}%</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
