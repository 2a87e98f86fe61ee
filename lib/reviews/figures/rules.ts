import { addMonths, dateOf, dayIn, formatDate, type Day } from '@/lib/shared/dates'
import { instantOf, startOfDay } from '@/lib/shared/zones'
import type { FigureRange } from './schema'
import { wholePercent } from '@/lib/shared/text'

const DAY_MS = 86_400_000

/** A stretch of the time line: until when it lasts, the next one says. */
export type Span = { label: string; from: Date }

/** The calendar months up to the present one, each from its first moment in the zone. */
function monthSpans(count: number, now: Date, zone: string): Span[] {
  const thisMonth: Day = `${dayIn(now, zone).slice(0, 7)}-01`
  return Array.from({ length: count }, (_, index) => {
    const first = addMonths(thisMonth, index + 1 - count)
    const from = instantOf(first, '00:00', zone) ?? dateOf(first)
    return { label: formatDate(dateOf(first), 'MMM DD, YYYY', 'UTC').slice(0, 3), from }
  })
}

/** Weeks, the last of which ends with the present day. They begin at midnight of the zone, whatever its clock did. */
function weekSpans(days: number, now: Date, zone: string): Span[] {
  const noon = startOfDay(now, zone).getTime() + DAY_MS / 2
  return Array.from({ length: Math.ceil(days / 7) }, (_, index) => {
    const from = startOfDay(new Date(noon - (days - 1 - 7 * index) * DAY_MS), zone)
    return { label: formatDate(from, 'MMM DD, YYYY', zone).slice(0, 6), from }
  })
}

/** How a range is divided: weeks for the short ones, months for the long. */
export function spansOf(range: FigureRange, now: Date, zone: string): Span[] {
  switch (range) {
    case 'Last_31_Days':
      return weekSpans(31, now, zone)
    case 'Last_Quarter':
      return weekSpans(91, now, zone)
    case 'Last_6_Months':
      return monthSpans(6, now, zone)
    case 'Last_12_Months':
      return monthSpans(12, now, zone)
  }
}

/**
 * How far home looks back: over a year at what is the viewer's own, and over a month at everybody's, since a year of a
 * large workspace is much to count on every visit.
 */
export const homeRanges = { own: 'Last_12_Months', wide: 'Last_31_Days' } as const satisfies Record<string, FigureRange>

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
