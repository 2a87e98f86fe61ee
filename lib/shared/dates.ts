import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { zoneName } from './zone-names'
import { clockMs } from './zones'

dayjs.extend(utc)

export type DateFormat = 'MMM DD, YYYY' | 'DD-MM-YYYY' | 'YYYY-MM-DD' | 'hh:mm a'

/** Calendar and clock of `zone` as dayjs reads and writes them. dayjs's own zones cost ten times as much a call. */
const clockIn = (at: Date, zone: string) => dayjs.utc(clockMs(at, zone))

// A no-break space: in a narrow row the number must not be parted from what makes a time of it.
const written: Readonly<Record<string, string>> = { 'hh:mm a': 'hh:mm[\u00a0]a' }

const dayMs = 86_400_000
const MOST_KEPT = 5_000
const kept = new Map<string, string>()

/** An instant as the calendar and clock of `zone` show it, in one of the product's four formats. */
export function formatDate(at: Date, format: DateFormat, zone: string): string {
  const ms = clockMs(at, zone)
  // Writing a date costs more than reading the clock, and lists show the same days again and again.
  const key = format === 'hh:mm a' ? `${format} ${ms % dayMs}` : `${format} ${Math.floor(ms / dayMs)}`
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const text = dayjs.utc(ms).format(written[format] ?? format)
  kept.set(key, text)
  return text
}

/** Day and time: "Nov 21, 2026, 05:00 pm". With `named`, the zone follows: where a date decides something it must be said. */
export function formatDateTime(at: Date, zone: string, named = false): string {
  const text = `${formatDate(at, 'MMM DD, YYYY', zone)}, ${formatDate(at, 'hh:mm a', zone)}`
  return named ? `${text} (${zoneName(zone)})` : text
}

/** "12:03", the time of day on a 24-hour clock, for small notes such as "Saved 12:03". */
export const formatClock = (at: Date, zone: string) => clockIn(at, zone).format('HH:mm')

/** "09:30 am", a time of day as people read it. */
export const clockInWords = (time: string) => formatDate(new Date(`1970-01-01T${time}:00Z`), 'hh:mm a', 'UTC')

/** Calendar days from one instant to another, in UTC unless by the calendar of a zone; negative when `to` is earlier. */
export const dayDifference = (from: Date, to: Date, zone = 'UTC') =>
  clockIn(to, zone).startOf('day').diff(clockIn(from, zone).startOf('day'), 'day')

/** Whether two instants are at most 24 hours apart. */
export const isWithin24Hours = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= dayMs

const minuteMs = 60_000
const hourMs = 60 * minuteMs

function distance(ms: number): string {
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(ms / hourMs)
  if (hours < 24) return `${hours} h`
  const days = Math.round(ms / dayMs)
  return days === 1 ? '1 day' : `${days} days`
}

/** How far away an instant is, in words: "just now", "5 min ago", "in 3 days"; beyond 30 days the date itself. */
export function relativeTime(at: Date, now: Date, zone: string): string {
  const ms = at.getTime() - now.getTime()
  const size = Math.abs(ms)
  if (size < minuteMs) return 'just now'
  if (size > 30 * dayMs) return formatDate(at, 'MMM DD, YYYY', zone)
  return ms > 0 ? `in ${distance(size)}` : `${distance(size)} ago`
}

/** A calendar day, "YYYY-MM-DD": it has no zone and no clock, so arithmetic on it knows no clock change either. */
export type Day = string

const calendar = (day: Day) => dayjs.utc(day)
const dayOfCalendar = (at: dayjs.Dayjs): Day => at.format('YYYY-MM-DD')

/** The day that the calendar of `zone` shows at an instant. */
export const dayIn = (at: Date, zone: string): Day => formatDate(at, 'YYYY-MM-DD', zone)

/** A day as a date column of the database gives and takes it: the midnight with which it begins in UTC. */
export const dateOf = (day: Day) => calendar(day).toDate()

/** The day of a date column. */
export const dayOf = (date: Date): Day => dayOfCalendar(dayjs.utc(date))

export const addDays = (day: Day, count: number): Day => dayOfCalendar(calendar(day).add(count, 'day'))

/** The day `count` months later; a month too short for it ends earlier. */
export const addMonths = (day: Day, count: number): Day => dayOfCalendar(calendar(day).add(count, 'month'))

/** Calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day) => calendar(to).diff(calendar(from), 'day')

/** Monday to Friday. */
export const isWorkingDay = (day: Day) => ![0, 6].includes(calendar(day).day())
