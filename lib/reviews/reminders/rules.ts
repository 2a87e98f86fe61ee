import { momentOf, addWorkingDays, remindingDay } from '@/lib/scheduling/rules'
import { addDays, type Day } from '@/lib/shared/dates'

/** Decisions, section 6: so many working days after somebody was asked, and before it closes. */
const AFTER_ASKING = 3
const BEFORE_CLOSE = 3

/** The page where a member answers. */
export const answerPath = (reviewId: string) => `/feedback/id/${reviewId}`

/** When reminders go out, as a hint where they are chosen. */
export const remindersInWords = `Mornings: after ${AFTER_ASKING} working days, ${BEFORE_CLOSE} and 1 before closing`

/** A stretch of time, up to its end and without it. */
export type DaySpan = { from: Date; to: Date }

/**
 * What one working day of one zone reminds of: those asked within `asked`, and what closes within `soon` or `last`. Who
 * was only asked since `begins` was told that very day.
 */
export type RemindingDay = { zone: string; day: Day; begins: Date; asked: DaySpan; soon: DaySpan; last: DaySpan }

/** From the beginning of one day to the beginning of another. */
const span = (from: Day, to: Day, zone: string): DaySpan => ({
  from: momentOf(from, '00:00', zone),
  to: momentOf(to, '00:00', zone),
})

/** The days that lie exactly `count` working days ahead: a Saturday belongs to the Monday after it. */
const ahead = (day: Day, count: number, zone: string) =>
  span(addDays(addWorkingDays(day, count - 1), 1), addDays(addWorkingDays(day, count), 1), zone)

const remindersOf = (day: Day, zone: string): RemindingDay => ({
  zone,
  day,
  begins: momentOf(day, '00:00', zone),
  asked: span(addWorkingDays(day, -AFTER_ASKING), addWorkingDays(day, 1 - AFTER_ASKING), zone),
  soon: ahead(day, BEFORE_CLOSE, zone),
  // 24 hours before the close it may be night: the morning of the last working day before it.
  last: ahead(day, 1, zone),
})

/** What people in `zone` are to be reminded of at this instant, and what the working day before it would have; or null. */
export function remindersAt(at: Date, zone: string): { today: RemindingDay; before: RemindingDay } | null {
  const day = remindingDay(at, zone)
  return day === null ? null : { today: remindersOf(day, zone), before: remindersOf(addWorkingDays(day, -1), zone) }
}
