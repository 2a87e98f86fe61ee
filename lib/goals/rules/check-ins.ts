import type { GoalFrequency } from '@/lib/platform/generated/prisma/enums'
import { addDays, addMonths, dateOf, isWorkingDay, type Day } from '@/lib/shared/dates'

function workingDayUpTo(day: Day): Day {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, -1)
  return found
}

type Period = { from: Day; to: Day }

const weekdayOf = (day: Day) => (dateOf(day).getUTCDay() + 6) % 7

function weekOf(day: Day): Period {
  const from = addDays(day, -weekdayOf(day))
  return { from, to: addDays(from, 6) }
}

function monthsOf(day: Day, count: number): Period {
  const month = Number(day.slice(5, 7)) - 1
  const first = String(month - (month % count) + 1).padStart(2, '0')
  const from = `${day.slice(0, 4)}-${first}-01`
  return { from, to: addDays(addMonths(from, count), -1) }
}

const periods: Record<GoalFrequency, (day: Day) => Period> = {
  daily: (day) => ({ from: day, to: day }),
  weekly: weekOf,
  monthly: (day) => monthsOf(day, 1),
  halfyearly: (day) => monthsOf(day, 6),
  // Custom periods are checked in monthly.
  custom: (day) => monthsOf(day, 1),
}

type Tracked = { frequency: GoalFrequency; startsOn: Day; endsOn: Day; checkedInOn: Day | null }

/**
 * The working day since which a check-in is due, or null: each period's last working day, and the goal's end for the
 * last (docs/decisions.md, Reminders).
 */
export function checkInDueOn({ frequency, startsOn, endsOn, checkedInOn }: Tracked, today: Day): Day | null {
  if (today < startsOn) return null
  const on = today < endsOn ? today : endsOn
  const current = periods[frequency](on)
  const asked = (period: Period) => workingDayUpTo(period.to < endsOn ? period.to : endsOn)
  const period = asked(current) <= today ? current : periods[frequency](addDays(current.from, -1))
  const dueOn = asked(period)
  if (dueOn < startsOn) return null
  // The due day may precede a period that begins on a weekend, and past its end a goal asks once more.
  const began = period.from < dueOn ? period.from : dueOn
  const from = today <= endsOn ? began : addDays(endsOn, 1)
  return checkedInOn !== null && checkedInOn >= from ? null : dueOn
}

/** Days relative to the end. */
const BEFORE_END = [-7, -1]
const AFTER_END = [7, 14, 21, 28]

/** Goal ends a working day reminds of; Friday covers the weekend. */
export const endsRemindedOn = (day: Day): Day[] =>
  [...BEFORE_END, 0, ...AFTER_END].flatMap((days) =>
    [0, 1, 2]
      .map((later) => addDays(day, later))
      .flatMap((on) => (workingDayUpTo(on) === day ? addDays(on, -days) : [])),
  )

export type GoalReminder = 'check-in' | 'ends-soon' | 'overdue'

/** The reminder of an open goal on a working day, or null; weekend ones move to Friday. */
export function goalReminderOn(goal: Tracked, today: Day): GoalReminder | null {
  const isOn = (days: number) => workingDayUpTo(addDays(goal.endsOn, days)) === today
  if (today < goal.startsOn) return null
  if (AFTER_END.some(isOn)) return 'overdue'
  if (BEFORE_END.some(isOn)) return 'ends-soon'
  return checkInDueOn(goal, today) === today ? 'check-in' : null
}
