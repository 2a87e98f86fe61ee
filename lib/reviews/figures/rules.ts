import type { ReportRange } from '@/lib/shared/report-ranges'
import { wholePercent } from '@/lib/shared/text'

/**
 * How far home looks back: over a year at what is the viewer's own, and over a month at everybody's, since a year of a
 * large workspace is much to count on every visit.
 */
export const homeRanges = { own: 'Last_12_Months', wide: 'Last_31_Days' } as const satisfies Record<string, ReportRange>

/** What was asked in one span, and what of it is answered by now. */
export type Counted = { asked: number; answered: number; waiting: number }

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

/** The whole percent of what was asked that was answered; nothing asked is nothing missed. */
export const answeredPercent = ({ asked, answered }: { asked: number; answered: number }) =>
  asked === 0 ? 100 : wholePercent((100 * answered) / asked)
