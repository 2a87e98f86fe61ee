import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv/csv'
import { completedPercent } from '@/lib/goals/rules/goal-progress'
import { statusesOf, statusFilterLabel, statusFilters, type StatusFilter } from '@/lib/goals/rules/goal-labels'
import { openStatuses } from '@/lib/goals/rules/goal-status'

export type GoalTally = Readonly<Record<GoalStatus, number>> & { progressSum: number }

export const noGoals: GoalTally = { OnTrack: 0, Completed: 0, Delayed: 0, AtRisk: 0, Abandoned: 0, progressSum: 0 }

/** In the order reports show them. */
export const reportedStatuses = [...openStatuses, 'Completed', 'Abandoned'] as const

export const goalsIn = (tally: GoalTally) => reportedStatuses.reduce((sum, status) => sum + tally[status], 0)

/** Whose goals a figure counts: of a status, of a group of statuses, or all. */
export const countedGoals = ['all', ...statusFilters] as const
export type CountedGoals = 'all' | StatusFilter

export const countedLabel = (counted: CountedGoals) => (counted === 'all' ? 'All goals' : statusFilterLabel(counted))

export const goalsOfStatus = (tally: GoalTally, counted: CountedGoals) =>
  counted === 'all' ? goalsIn(tally) : statusesOf(counted).reduce((sum, one) => sum + tally[one], 0)

export const addTallies = (tallies: readonly GoalTally[]): GoalTally =>
  tallies.reduce(
    (sum, tally) => ({
      OnTrack: sum.OnTrack + tally.OnTrack,
      Completed: sum.Completed + tally.Completed,
      Delayed: sum.Delayed + tally.Delayed,
      AtRisk: sum.AtRisk + tally.AtRisk,
      Abandoned: sum.Abandoned + tally.Abandoned,
      progressSum: sum.progressSum + tally.progressSum,
    }),
    noGoals,
  )

/** Percent completed and mean progress; 0 without goals. */
export function ratesOf(tally: GoalTally): { completed: number; progress: number } {
  const all = goalsIn(tally)
  return {
    completed: completedPercent({ all, completed: tally.Completed }),
    progress: all === 0 ? 0 : Math.round(tally.progressSum / all),
  }
}

export const timelineHeads = ['From', 'Goals by their dates', 'Completed so far'] as const

type CountedLine = GoalTally & { name: string }

const heads = [
  'Name',
  'Goals',
  'On track',
  'At risk',
  'Delayed',
  'Completed',
  'Abandoned',
  '% completed',
  'Mean progress',
]

const cellsOf = (line: CountedLine) => {
  const { completed, progress } = ratesOf(line)
  const counts = [goalsIn(line), line.OnTrack, line.AtRisk, line.Delayed, line.Completed, line.Abandoned]
  return [line.name, ...[...counts, completed, progress].map(String)]
}

type CsvReport = {
  lines: readonly CountedLine[]
  goals: readonly { title: string; person: string; badge: { label: string }; endsOn: string; progress: number }[]
  total: GoalTally
}

export function reportCsv({ lines, goals, total }: CsvReport): string {
  const rows =
    goals.length > 0
      ? [
          ['Goal', 'For', 'Status', 'End', 'Progress'],
          ...goals.map(({ title, person, badge, endsOn, progress }) => [
            title,
            person,
            badge.label,
            endsOn,
            String(progress),
          ]),
        ]
      : [heads, ...lines.map(cellsOf), cellsOf({ ...total, name: 'Total' })]
  return BYTE_ORDER_MARK + rows.map(csvLine).join('')
}
