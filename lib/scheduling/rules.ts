import { addDays, isWorkingDay, dayIn, addMonths, daysBetween, formatDate, type Day } from '@/lib/shared/dates'
import { instantOf, wallClock } from '@/lib/shared/zones'
import type { Frequency } from '@/lib/platform/generated/prisma/enums'

const monthsAYear = 12

/** The working day so many working days later, or earlier for a negative count; a weekend counts for nothing. */
export function addWorkingDays(day: Day, count: number): Day {
  const step = Math.sign(count)
  let found = day
  for (let left = Math.abs(count); left > 0;) {
    found = addDays(found, step)
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

/** The instant at which `zone` reads this day and time; a time its clock skips or shows twice as `instantOf` reads it. */
export function momentOf(day: Day, time: string, zone: string): Date {
  const at = instantOf(day, time, zone)
  if (at === undefined) throw new RangeError(`${day} ${time} is no time in ${zone}.`)
  return at
}

/** What people are reminded of waits for nine in the morning, and what a late run could not send by six for tomorrow. */
const REMINDING = { from: 9, until: 18 }

/** The working day for which somebody in `zone` may be reminded at this instant; null in the night and on a weekend. */
export function remindingDay(at: Date, zone: string): Day | null {
  const { hour } = wallClock(at, zone)
  const day = dayIn(at, zone)
  return isWorkingDay(day) && hour >= REMINDING.from && hour < REMINDING.until ? day : null
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** When something ends, as one would say it: "today at 05:00 pm", "tomorrow …", "on Monday …", and beyond a week the date. */
export function reminderEndInWords(endsAt: Date, now: Date, zone: string): string {
  const [day, today] = [dayIn(endsAt, zone), dayIn(now, zone)]
  const time = formatDate(endsAt, 'hh:mm a', zone)
  if (day === today) return `today at ${time}`
  if (day === addDays(today, 1)) return `tomorrow at ${time}`
  if (day > addDays(today, 6)) return `on ${formatDate(endsAt, 'MMM DD, YYYY', zone)} at ${time}`
  return `on ${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''} at ${time}`
}

/** Something that comes again at the same wall-clock time of one zone, on `firstOn` for the first time. */
export type Recurrence = { frequency: Frequency; firstOn: Day; startTime: string; timeZone: string }

const monthOf = (day: Day) => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year * monthsAYear + month
}

type Repeat = Exclude<Frequency, 'Once'>

/** Each counts from the first day and never from the last round, or the 31st would become the 28th for good. */
const dayOfRound: Record<Repeat, (firstOn: Day, index: number) => Day> = {
  Daily: addDays,
  Weekly: (firstOn, index) => addDays(firstOn, 7 * index),
  Monthly: addMonths,
}

/** Which round is the last on or before a day; negative before the first. */
const roundOn: Record<Repeat, (firstOn: Day, on: Day) => number> = {
  Daily: daysBetween,
  Weekly: (firstOn, on) => Math.floor(daysBetween(firstOn, on) / 7),
  Monthly: (firstOn, on) => {
    const months = monthOf(on) - monthOf(firstOn)
    return addMonths(firstOn, months) > on ? months - 1 : months
  },
}

/** One time of a recurrence: the day it is for, and the instant at which it begins. */
export type Occurrence = { on: Day; at: Date }

const occurrenceOn = ({ startTime, timeZone }: Recurrence, on: Day): Occurrence => ({
  on,
  at: momentOf(on, startTime, timeZone),
})

/** The round of this number, from 0; null for what does not repeat and for a number before the first. */
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

/** The first round that begins after an instant; null when none will. */
export function nextOccurrence(recurrence: Recurrence, after: Date): Occurrence | null {
  const index = indexAround(recurrence, after)
  const around = occurrenceAt(recurrence, index)
  return around !== null && around.at > after ? around : occurrenceAt(recurrence, index + 1)
}

/** The last round that has begun at an instant; null before the first. */
export function latestOccurrence(recurrence: Recurrence, at: Date): Occurrence | null {
  const index = indexAround(recurrence, at)
  const around = occurrenceAt(recurrence, index)
  return around === null || around.at <= at ? around : occurrenceAt(recurrence, index - 1)
}
