import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { zoneName } from './zone-names'
import { clockMs } from './zones'

dayjs.extend(utc)

export type DateFormat = 'MMM DD, YYYY' | 'DD-MM-YYYY' | 'YYYY-MM-DD' | 'hh:mm a'

/** dayjs's own zones cost ten times as much per call. */
export const clockIn = (at: Date, zone: string) => dayjs.utc(clockMs(at, zone))

// A no-break space keeps number and "am" together in narrow rows.
const written: Readonly<Record<string, string>> = { 'hh:mm a': 'hh:mm[\u00a0]a' }

const dayMs = 86_400_000
const MOST_KEPT = 5_000
const kept = new Map<string, string>()

/** One of the product's four formats, in `zone`. */
export function formatDate(at: Date, format: DateFormat, zone: string): string {
  const ms = clockMs(at, zone)
  // Cached, because formatting costs more than reading the clock, and lists repeat days.
  const key = format === 'hh:mm a' ? `${format} ${ms % dayMs}` : `${format} ${Math.floor(ms / dayMs)}`
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const text = dayjs.utc(ms).format(written[format] ?? format)
  kept.set(key, text)
  return text
}

/** "Nov 21, 2026, 05:00 pm". `named` adds the zone, for dates that decide something. */
export function formatDateTime(at: Date, zone: string, named = false): string {
  const text = `${formatDate(at, 'MMM DD, YYYY', zone)}, ${formatDate(at, 'hh:mm a', zone)}`
  return named ? `${text} (${zoneName(zone)})` : text
}

/** "09:30 am". */
export const clockInWords = (time: string) => formatDate(new Date(`1970-01-01T${time}:00Z`), 'hh:mm a', 'UTC')

/** Calendar days, in UTC unless a zone is given; negative when `to` is earlier. */
export const dayDifference = (from: Date, to: Date, zone = 'UTC') =>
  clockIn(to, zone).startOf('day').diff(clockIn(from, zone).startOf('day'), 'day')

export const isWithin24Hours = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= dayMs

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** "5 min", "3 days", in either direction; days are those of the calendar. */
export function distance(at: Date, now: Date, zone: string): string {
  const ms = Math.abs(at.getTime() - now.getTime())
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(ms / hourMs)
  if (hours < 24) return `${hours} h`
  const days = Math.abs(dayDifference(now, at, zone))
  return days < 2 ? '1 day' : `${days} days`
}

/** "just now", "5 min ago", "in 3 days"; beyond 30 days the date. */
export function relativeTime(at: Date, now: Date, zone: string): string {
  const ms = at.getTime() - now.getTime()
  const size = Math.abs(ms)
  if (size < minuteMs) return 'just now'
  if (size > 30 * dayMs) return formatDate(at, 'MMM DD, YYYY', zone)
  return ms > 0 ? `in ${distance(at, now, zone)}` : `${distance(at, now, zone)} ago`
}

/** A calendar day, "YYYY-MM-DD", without zone or clock, so no clock change affects its arithmetic. */
export type Day = string

// Plain arithmetic: dayjs costs ten times as much, and lists of goals add hundreds of days.
/** Midnight UTC, as a date column holds a day. */
export const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)

export const dayOf = (date: Date): Day => date.toISOString().slice(0, -14)

export const dayIn = (at: Date, zone: string): Day => formatDate(at, 'YYYY-MM-DD', zone)

export const addDays = (day: Day, count: number): Day => dayOf(new Date(dateOf(day).getTime() + count * dayMs))

/** Ends earlier in a month that is too short. */
export const addMonths = (day: Day, count: number): Day => dayOf(dayjs.utc(day).add(count, 'month').toDate())

export const daysBetween = (from: Day, to: Day) => Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / dayMs)

export const isWorkingDay = (day: Day) => ![0, 6].includes(dateOf(day).getUTCDay())
