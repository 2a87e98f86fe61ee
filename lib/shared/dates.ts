import { zoneName } from './zone-names'
import { wallClock } from './zones'

export type DateFormat = 'MMM DD, YYYY' | 'DD-MM-YYYY' | 'YYYY-MM-DD' | 'hh:mm a'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const pad = (value: number) => String(value).padStart(2, '0')

/** An instant as the calendar and clock of `zone` show it, in one of the product's four formats. */
export function formatDate(at: Date, format: DateFormat, zone: string): string {
  const { year, month, day, hour, minute } = wallClock(at, zone)
  switch (format) {
    case 'MMM DD, YYYY':
      return `${months[month - 1] ?? ''} ${pad(day)}, ${year}`
    case 'DD-MM-YYYY':
      return `${pad(day)}-${pad(month)}-${year}`
    case 'YYYY-MM-DD':
      return `${year}-${pad(month)}-${pad(day)}`
    case 'hh:mm a':
      // A no-break space: in a narrow row the number must not be parted from what makes a time of it.
      return `${pad(hour % 12 || 12)}:${pad(minute)}\u00a0${hour < 12 ? 'am' : 'pm'}`
  }
}

/** Day and time: "Nov 21, 2026, 05:00 pm". With `named`, the zone follows: where a date decides something it must be said. */
export function formatDateTime(at: Date, zone: string, named = false): string {
  const text = `${formatDate(at, 'MMM DD, YYYY', zone)}, ${formatDate(at, 'hh:mm a', zone)}`
  return named ? `${text} (${zoneName(zone)})` : text
}

/** "12:03", the time of day on a 24-hour clock, for small notes such as "Saved 12:03". */
export function formatClock(at: Date, zone: string): string {
  const { hour, minute } = wallClock(at, zone)
  return `${pad(hour)}:${pad(minute)}`
}

const dayMs = 86_400_000

function dayNumber(at: Date, zone: string) {
  const { year, month, day } = wallClock(at, zone)
  return Date.UTC(year, month - 1, day) / dayMs
}

/** Calendar days from one instant to another, in UTC unless by the calendar of a zone; negative when `to` is earlier. */
export const dayDifference = (from: Date, to: Date, zone = 'UTC') => dayNumber(to, zone) - dayNumber(from, zone)

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
