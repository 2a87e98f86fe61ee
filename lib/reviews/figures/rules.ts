import type { ReportRange } from '@/lib/shared/report-ranges'
import { plural, wholePercent } from '@/lib/shared/text'

export const FEEDBACK_REPORT = '/feedback/reports'

/**
 * A year of the viewer's own figures, but a month of the workspace's, because a year is slow to count on every visit.
 */
export const homeRanges = { own: 'Last_12_Months', wide: 'Last_31_Days' } as const satisfies Record<string, ReportRange>

export type Counted = { asked: number; answered: number; waiting: number }

export const askedAbouts = ['person', 'topic', 'question'] as const
export type AskedAbout = (typeof askedAbouts)[number]

export const nothing: Counted = { asked: 0, answered: 0, waiting: 0 }

export const sumOf = (counts: readonly Counted[]): Counted =>
  counts.reduce(
    (sum, { asked, answered, waiting }) => ({
      asked: sum.asked + asked,
      answered: sum.answered + answered,
      waiting: sum.waiting + waiting,
    }),
    nothing,
  )

/** Null where nothing was asked. */
export const answeredPercent = ({ asked, answered }: Omit<Counted, 'waiting'>) =>
  asked === 0 ? null : wholePercent((100 * answered) / asked)

/** "54%", or a dash. */
export function answeredRate(counted: Omit<Counted, 'waiting'>) {
  const percent = answeredPercent(counted)
  return percent === null ? '–' : `${percent}%`
}

/** What became of everything asked. */
export const statusPoints = ({ asked, answered, waiting }: Counted) => [
  { label: 'Answered', count: answered },
  { label: 'Pending', count: waiting },
  { label: 'Not answered', count: Math.max(0, asked - answered - waiting) },
]

type Activity = { total: Counted; sentCount: number; releasedCount: number }

/** Nothing was asked, sent or released. */
export const isQuiet = ({ total, sentCount, releasedCount }: Activity) => total.asked + sentCount + releasedCount === 0

export const NO_FEEDBACK = 'No feedback in this range'

export const TOO_FEW_PEOPLE = 'Team reports need at least three people'

export const leftOutWords = (count: number) => `${plural(count, 'form')} left out, to protect anonymity`
