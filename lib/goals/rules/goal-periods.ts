import { addDays, addMonths, daysBetween, type Day } from '@/lib/shared/dates'
import type { GoalPeriod } from '@/lib/goals/rules/goal-labels'

export type DayRange = { from: Day; to: Day }

export function quarterAround(day: Day, ahead = 0): DayRange {
  const month = Number(day.slice(5, 7)) - 1
  const first = `${day.slice(0, 4)}-${String(month - (month % 3) + 1).padStart(2, '0')}-01`
  const from = addMonths(first, 3 * ahead)
  return { from, to: addDays(addMonths(from, 3), -1) }
}

const yearOf = (day: Day): DayRange => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` })

const ranges: Record<GoalPeriod, (today: Day) => DayRange> = {
  'this-quarter': (today) => quarterAround(today),
  'next-quarter': (today) => quarterAround(today, 1),
  'last-quarter': (today) => quarterAround(today, -1),
  'this-year': yearOf,
}

export const rangeOfPeriod = (period: GoalPeriod, today: Day) => ranges[period](today)

type Period = { startsOn: Day; endsOn: Day }

function periodAfter({ startsOn, endsOn }: Period): Period {
  const isWholeMonths = startsOn.endsWith('-01') && addDays(endsOn, 1).endsWith('-01')
  const from = addDays(endsOn, 1)
  if (isWholeMonths) {
    const months = monthsBetween(startsOn, from)
    return { startsOn: from, endsOn: addDays(addMonths(from, months), -1) }
  }
  return { startsOn: from, endsOn: addDays(from, daysBetween(startsOn, endsOn)) }
}

/** The same length again, from the day after the end, until it ends today or later. */
export function nextPeriod(goal: Period, today: Day): Period {
  let period = periodAfter(goal)
  while (period.endsOn < today) period = periodAfter(period)
  return period
}

const monthsBetween = (from: Day, to: Day) =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
