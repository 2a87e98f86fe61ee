import type { MeetingFrequency, MonthlyOn } from '@/lib/platform/generated/prisma/enums'
import { addDays, addMonths, dayOf, daysBetween, type Day } from '@/lib/shared/dates'

export type SeriesDays = {
  frequency: Exclude<MeetingFrequency, 'Once'>
  monthlyOn: MonthlyOn
  firstOn: Day
  lastOn: Day | null
}

type Stored = { frequency: MeetingFrequency; monthlyOn: MonthlyOn; firstOn: Date; lastOn?: Date | null }

export const seriesDaysOf = ({ frequency, monthlyOn, firstOn, lastOn = null }: Stored): SeriesDays => ({
  frequency: frequency === 'Once' ? 'Daily' : frequency,
  monthlyOn,
  firstOn: dayOf(firstOn),
  lastOn: lastOn && dayOf(lastOn),
})

export const LONGEST_SERIES_MONTHS = 24

export const MADE_AHEAD_DAYS = 92

const steps = { Daily: 1, Weekly: 7, Bi_Weekly: 14 } as const

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The weekday of `firstOn` in a month's first week. */
function inFirstWeek(firstOn: Day, month: Day): Day {
  const ahead = ((daysBetween(month, firstOn) % 7) + 7) % 7
  return addDays(month, ahead)
}

function inLastWeek(firstOn: Day, month: Day): Day {
  const next = inFirstWeek(firstOn, addMonths(month, 1))
  return addDays(next, -7)
}

/** Counted from the first day, so the 31st returns. */
function dayOfMonth({ firstOn, monthlyOn }: SeriesDays, index: number): Day {
  if (monthlyOn === 'DAY_OF_MONTH') return addMonths(firstOn, index)
  const month = addMonths(firstOfMonth(firstOn), index)
  return monthlyOn === 'START_WEEK_OF_MONTH' ? inFirstWeek(firstOn, month) : inLastWeek(firstOn, month)
}

const dayAt = (series: SeriesDays, index: number): Day =>
  series.frequency === 'Monthly' ? dayOfMonth(series, index) : addDays(series.firstOn, steps[series.frequency] * index)

/** An index whose day is at most `from`. */
function indexBefore(series: SeriesDays, from: Day): number {
  const days = Math.max(0, daysBetween(series.firstOn, from))
  return series.frequency === 'Monthly'
    ? Math.max(0, Math.floor(days / 31) - 1)
    : Math.floor(days / steps[series.frequency])
}

export function daysOfSeries(series: SeriesDays, from: Day, until: Day): Day[] {
  const end = series.lastOn !== null && series.lastOn < until ? series.lastOn : until
  const days: Day[] = []
  for (let index = indexBefore(series, from); ; index += 1) {
    const day = dayAt(series, index)
    if (day > end) return days
    if (day >= from && day >= series.firstOn) days.push(day)
  }
}
