import { momentOf, addWorkingDays, remindingDay } from '@/lib/scheduling/rules'
import { addDays, type Day } from '@/lib/shared/dates'

/** In working days (docs/decisions.md, Reminders). */
const AFTER_ASKING = 3
const BEFORE_CLOSE = 3

export const remindersInWords = `Mornings: after ${AFTER_ASKING} working days, ${BEFORE_CLOSE} and 1 before closing`

/** `to` is exclusive. */
export type DaySpan = { from: Date; to: Date }

/**
 * A working day reminds of reviews requested within `asked` and closing within `soon` or `last`. Respondents asked
 * since `begins` got the request that day.
 */
export type RemindingDay = { zone: string; day: Day; begins: Date; asked: DaySpan; soon: DaySpan; last: DaySpan }

const span = (from: Day, to: Day, zone: string): DaySpan => ({
  from: momentOf(from, '00:00', zone),
  to: momentOf(to, '00:00', zone),
})

/** Exactly `count` working days ahead; a Saturday counts as the Monday after it. */
const ahead = (day: Day, count: number, zone: string) =>
  span(addDays(addWorkingDays(day, count - 1), 1), addDays(addWorkingDays(day, count), 1), zone)

const remindersOf = (day: Day, zone: string): RemindingDay => ({
  zone,
  day,
  begins: momentOf(day, '00:00', zone),
  asked: span(addWorkingDays(day, -AFTER_ASKING), addWorkingDays(day, 1 - AFTER_ASKING), zone),
  soon: ahead(day, BEFORE_CLOSE, zone),
  // 24 hours before the close may be night, so this takes the morning of the last working day before it.
  last: ahead(day, 1, zone),
})

/** Null outside the reminder hours of `zone`; `before` catches up on a missed working day. */
export function remindersAt(at: Date, zone: string): { today: RemindingDay; before: RemindingDay } | null {
  const day = remindingDay(at, zone)
  return day === null ? null : { today: remindersOf(day, zone), before: remindersOf(addWorkingDays(day, -1), zone) }
}
