import { addDays, dateOf, isWorkingDay, dayIn, addMonths, daysBetween, formatDate, type Day } from '@/lib/shared/dates'
import { instantOf, wallClock } from '@/lib/shared/zones'
import type { Frequency } from '@/lib/platform/generated/prisma/enums'

const monthsAYear = 12

/** Adds working days (negative: subtracts), skipping weekends. */
export function addWorkingDays(day: Day, count: number): Day {
  const step = Math.sign(count)
  let found = day
  for (let left = Math.abs(count); left > 0;) {
    found = addDays(found, step)
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

/** The instant of a wall-clock time; gaps and repeats as in `instantOf`. */
export function momentOf(day: Day, time: string, zone: string): Date {
  const at = instantOf(day, time, zone)
  if (at === undefined) throw new RangeError(`${day} ${time} is no time in ${zone}.`)
  return at
}

/** Reminders wait for nine in the morning; after six they wait for tomorrow. */
const REMINDING = { from: 9, until: 18 }

/** The working day for reminders in `zone`; null at night and on weekends. */
export function remindingDay(at: Date, zone: string): Day | null {
  const { hour } = wallClock(at, zone)
  const day = dayIn(at, zone)
  return isWorkingDay(day) && hour >= REMINDING.from && hour < REMINDING.until ? day : null
}

/** The last day a working day reminds of: Friday covers the weekend. */
export const lastRemindedOn = (day: Day): Day => addDays(addWorkingDays(day, 1), -1)

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const weekdayOf = (day: Day) => weekdays[dateOf(day).getUTCDay()] ?? ''

/** "today", "on Saturday". */
export const dueInWords = (dueOn: Day, today: Day) => (dueOn === today ? 'today' : `on ${weekdayOf(dueOn)}`)

/** "today at 05:00 pm", "tomorrow …", "on Monday …", beyond a week the date. */
export function reminderEndInWords(endsAt: Date, now: Date, zone: string): string {
  const day = dayIn(endsAt, zone)
  const today = dayIn(now, zone)
  const time = formatDate(endsAt, 'hh:mm a', zone)
  if (day === today) return `today at ${time}`
  if (day === addDays(today, 1)) return `tomorrow at ${time}`
  if (day > addDays(today, 6)) return `on ${formatDate(endsAt, 'MMM DD, YYYY', zone)} at ${time}`
  return `on ${weekdayOf(day)} at ${time}`
}

/** A repeat at the same wall-clock time of a zone, first on `firstOn`. */
export type Recurrence = { frequency: Frequency; firstOn: Day; startTime: string; timeZone: string }

const monthOf = (day: Day) => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year * monthsAYear + month
}

type Repeat = Exclude<Frequency, 'Once'>

/** Counts from the first day, or the 31st would become the 28th for good. */
const dayOfRound: Record<Repeat, (firstOn: Day, index: number) => Day> = {
  Daily: addDays,
  Weekly: (firstOn, index) => addDays(firstOn, 7 * index),
  Monthly: addMonths,
}

/** The last round up to a day; negative before the first. */
const roundOn: Record<Repeat, (firstOn: Day, on: Day) => number> = {
  Daily: daysBetween,
  Weekly: (firstOn, on) => Math.floor(daysBetween(firstOn, on) / 7),
  Monthly: (firstOn, on) => {
    const months = monthOf(on) - monthOf(firstOn)
    return addMonths(firstOn, months) > on ? months - 1 : months
  },
}

export type Occurrence = { on: Day; at: Date }

const occurrenceOn = ({ startTime, timeZone }: Recurrence, on: Day): Occurrence => ({
  on,
  at: momentOf(on, startTime, timeZone),
})

function occurrenceAt(recurrence: Recurrence, index: number): Occurrence | null {
  const { frequency, firstOn } = recurrence
  if (index < 0) return null
  if (frequency === 'Once') return index === 0 ? occurrenceOn(recurrence, firstOn) : null
  return occurrenceOn(recurrence, dayOfRound[frequency](firstOn, index))
}

function indexAround({ frequency, firstOn, timeZone }: Recurrence, at: Date) {
  const on = dayIn(at, timeZone)
  if (frequency === 'Once') return on < firstOn ? -1 : 0
  return Math.max(-1, roundOn[frequency](firstOn, on))
}

export function nextOccurrence(recurrence: Recurrence, after: Date): Occurrence | null {
  const index = indexAround(recurrence, after)
  const around = occurrenceAt(recurrence, index)
  return around !== null && around.at > after ? around : occurrenceAt(recurrence, index + 1)
}

export function latestOccurrence(recurrence: Recurrence, at: Date): Occurrence | null {
  const index = indexAround(recurrence, at)
  const around = occurrenceAt(recurrence, index)
  return around === null || around.at <= at ? around : occurrenceAt(recurrence, index - 1)
}
