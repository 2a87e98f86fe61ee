import type { Frequency } from '@/lib/platform/generated/prisma/enums'
import { formatDate } from '@/lib/shared/dates'
import { instantOf, wallClock } from '@/lib/shared/zones'

/** A calendar day, "YYYY-MM-DD": it has no zone and no clock, so arithmetic on it knows no clock change either. */
export type Day = string

const dayMs = 86_400_000
const monthsAYear = 12

const utcOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOfUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** The day that the calendar of `zone` shows at an instant. */
export const dayIn = (at: Date, zone: string): Day => formatDate(at, 'YYYY-MM-DD', zone)

/** A day as a date column of the database gives and takes it: the midnight with which it begins in UTC. */
export const dateOf = (day: Day) => new Date(utcOf(day))

/** The day of a date column. */
export const dayOf = (date: Date): Day => dayOfUtc(date.getTime())

export const addDays = (day: Day, count: number): Day => dayOfUtc(utcOf(day) + count * dayMs)

/** Calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day) => Math.round((utcOf(to) - utcOf(from)) / dayMs)

/** Monday to Friday. */
export function isWorkingDay(day: Day) {
  const weekday = new Date(utcOf(day)).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

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

/** Something that comes again at the same wall-clock time of one zone, on `firstOn` for the first time. */
export type Recurrence = { frequency: Frequency; firstOn: Day; startTime: string; timeZone: string }

/** The day `count` months later; a month too short for it ends earlier, and the next one returns to it. */
function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayOfUtc(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth)))
}

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
