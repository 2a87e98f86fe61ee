import { Badge } from '@/components/ui/display/badge'
import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import { shownLines } from '@/components/ui/report/all-lines'
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/list/table'
import { dayInWords } from '@/components/goals/goal-words'
import type { GoalReport } from '@/lib/goals/reports/queries/get-goal-report'
import type { ReportGoal, ReportLine } from '@/lib/goals/reports/queries/reported-goals'
import {
  countedLabel,
  goalsOfStatus,
  ratesOf,
  reportedStatuses,
  type CountedGoals,
  type GoalTally,
} from '@/lib/goals/reports/rules'
import type { GoalReportFilter } from '@/lib/goals/reports/schema'
import { GOAL_REPORTS, goalPath } from '@/lib/goals/rules/goal-paths'
import { statusBadges } from '@/lib/goals/rules/goal-status'
import { addressWith } from '@/lib/shared/address-with'
import { plural } from '@/lib/shared/text'

const counts = ['all', ...reportedStatuses] as const

interface TallyCellsProps {
  tally: GoalTally
  /** The goals that a figure counts. */
  hrefOf: (counted: CountedGoals) => string
}

function TallyCells({ tally, hrefOf }: TallyCellsProps) {
  const { completed, progress } = ratesOf(tally)
  return (
    <>
      {counts.map((counted) => {
        const count = goalsOfStatus(tally, counted)
        return (
          <Cell key={counted} numeric>
            {count === 0 ? 0 : <Link href={hrefOf(counted)}>{count}</Link>}
          </Cell>
        )
      })}
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
  const lineOf = ({ id }: ReportLine) => (isTeam ? { team: id } : { person: id })
  const hrefOf = (chosen: Partial<GoalReportFilter>) => addressWith(GOAL_REPORTS, { ...filter, ...chosen })
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
              <Link href={hrefOf(lineOf(line))}>{line.name}</Link>
            </Cell>
            <TallyCells tally={line} hrefOf={(status) => hrefOf({ ...lineOf(line), status })} />
          </TableRow>
        ))}
        <TableRow className="font-semibold">
          <Cell>Total</Cell>
          <TallyCells tally={total} hrefOf={(status) => hrefOf({ status })} />
        </TableRow>
      </TableBody>
    </Table>
  )
}

/** The goals of a person or of one figure. */
export function ReportGoals({ filter: { status }, report: { goals, total } }: ReportTableProps) {
  const table = <GoalTable goals={goals} />
  const count = goalsOfStatus(total, status ?? 'all')
  const isCut = goals.length < count
  if (status === undefined && !isCut) return table
  const shown = isCut ? `The first ${goals.length} of ` : ''
  return (
    <Section title={countedLabel(status ?? 'all')} text={`${shown}${plural(count, 'goal')}`}>
      {table}
    </Section>
  )
}

function GoalTable({ goals }: { goals: readonly ReportGoal[] }) {
  return (
    <Table caption="Goals">
      <TableHead>
        <HeadCell>Goal</HeadCell>
        <HeadCell>For</HeadCell>
        <HeadCell>Status</HeadCell>
        <HeadCell>End</HeadCell>
        <HeadCell numeric>Progress</HeadCell>
      </TableHead>
      <TableBody>
        {goals.map(({ id, title, person, badge, endsOn, progress }) => (
          <TableRow key={id}>
            <Cell>
              <Link href={goalPath(id)}>{title}</Link>
            </Cell>
            <Cell>{person}</Cell>
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
