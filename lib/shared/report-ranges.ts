import { addMonths, dateOf, dayIn, formatDate, type Day } from './dates'
import { instantOf, startOfDay } from './zones'

/** The ranges of reports (specification, section 3). */
export const reportRanges = ['Last_31_Days', 'Last_Quarter', 'Last_6_Months', 'Last_12_Months'] as const
export type ReportRange = (typeof reportRanges)[number]

export const rangeLabels: Record<ReportRange, string> = {
  Last_31_Days: 'Last 31 days',
  Last_Quarter: 'Last 3 months',
  Last_6_Months: 'Last 6 months',
  Last_12_Months: 'Last 12 months',
}

const DAY_MS = 86_400_000

/** It ends where the next one begins. */
export type Span = { label: string; from: Date }

/** Up to the present month, each from its first moment in the zone. */
function monthSpans(count: number, now: Date, zone: string): Span[] {
  const thisMonth: Day = `${dayIn(now, zone).slice(0, 7)}-01`
  return Array.from({ length: count }, (_, index) => {
    const first = addMonths(thisMonth, index + 1 - count)
    const from = instantOf(first, '00:00', zone) ?? dateOf(first)
    return { label: formatDate(dateOf(first), 'MMM DD, YYYY', 'UTC').slice(0, 3), from }
  })
}

/** The last week ends today. Weeks begin at midnight of the zone, across clock changes. */
function weekSpans(days: number, now: Date, zone: string): Span[] {
  const noon = startOfDay(now, zone).getTime() + DAY_MS / 2
  return Array.from({ length: Math.ceil(days / 7) }, (_, index) => {
    const from = startOfDay(new Date(noon - (days - 1 - 7 * index) * DAY_MS), zone)
    return { label: formatDate(from, 'MMM DD, YYYY', zone).slice(0, 6), from }
  })
}

/** Weeks for short ranges, months for long ones. */
export function spansOf(range: ReportRange, now: Date, zone: string): Span[] {
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

export const startOfRange = (range: ReportRange, now: Date, zone: string): Date =>
  spansOf(range, now, zone)[0]?.from ?? now
