import type { ReportRange } from '@/lib/shared/report-ranges'
import { wholePercent } from '@/lib/shared/text'

/**
 * How far home looks back: over a year at what is the viewer's own, and over a month at everybody's, since a year of a
 * large workspace is much to count on every visit.
 */
export const homeRanges = { own: 'Last_12_Months', wide: 'Last_31_Days' } as const satisfies Record<string, ReportRange>

/** What was asked in one span, and what of it is answered by now. */
export type Counted = { asked: number; answered: number; waiting: number }

/** What is asked about, by what its review says. */
export const askedAbouts = ['person', 'topic', 'question'] as const
export type AskedAbout = (typeof askedAbouts)[number]

export const nothing: Counted = { asked: 0, answered: 0, waiting: 0 }

/** All of the spans together. */
export const sumOf = (counts: readonly Counted[]): Counted =>
  counts.reduce(
    (sum, { asked, answered, waiting }) => ({
      asked: sum.asked + asked,
      answered: sum.answered + answered,
      waiting: sum.waiting + waiting,
    }),
    nothing,
  )

/** The whole percent of what was asked that was answered; null where nothing was asked. */
export const answeredPercent = ({ asked, answered }: Omit<Counted, 'waiting'>) =>
  asked === 0 ? null : wholePercent((100 * answered) / asked)

/** The same as a figure: "54%", or a dash. */
export function answeredRate(counted: Omit<Counted, 'waiting'>) {
  const percent = answeredPercent(counted)
  return percent === null ? '–' : `${percent}%`
}
