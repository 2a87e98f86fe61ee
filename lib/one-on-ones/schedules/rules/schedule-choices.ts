import type { MeetingFrequency } from '@/lib/platform/generated/prisma/enums'
import { frequencyLabel } from '@/lib/meetings/rules/meeting-frequency'
import { addDays, addMonths, dateOf, type Day } from '@/lib/shared/dates'
import { nameList } from '@/lib/shared/text'

export const scheduleFrequencies = ['Weekly', 'Bi_Weekly', 'Monthly'] as const satisfies readonly MeetingFrequency[]
export type ScheduleFrequency = (typeof scheduleFrequencies)[number]

export const scheduleLimits = { participants: 50, meetingsPerDay: 8 } as const

/** By number, 1 to 7. */
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** 1 to 7, Monday to Sunday. */
export const weekdayOf = (day: Day) => dateOf(day).getUTCDay() || 7

export const weekdayName = (day: Day) => weekdayNames[weekdayOf(day) - 1] ?? ''

const WEEK_DAYS = 7

export const mondayAfter = (day: Day): Day => addDays(day, WEEK_DAYS + 1 - weekdayOf(day))

const firstOfMonthFrom = (day: Day): Day => (day.endsWith('-01') ? day : `${addMonths(day, 1).slice(0, 7)}-01`)

/** The first seven days; monthly schedules start, and stay, in a month's first week. */
export function firstWeek(startsOn: Day, frequency: ScheduleFrequency): Day[] {
  const first = frequency === 'Monthly' ? firstOfMonthFrom(startsOn) : startsOn
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(first, index))
}

export const rhythmInWords = (frequency: MeetingFrequency, weekdays: readonly number[]) =>
  `${frequencyLabel(frequency)} on ${nameList(
    weekdays.map((weekday) => weekdayNames[weekday - 1] ?? ''),
    weekdays.length,
  )}`
