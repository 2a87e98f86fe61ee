/** Wall-clock arithmetic in a named time zone, on the browser's and the server's own zone data. */
export interface WallClock {
  year: number
  /** 1 to 12. */
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

// Making a formatter costs a hundred times more than using one, and a list shows fifty dates.
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

/** What calendar and clock show in `zone` at an instant. Throws a RangeError for a zone that does not exist. */
export function wallClock(at: Date, zone: string): WallClock {
  const text = formatterOf(zone).format(at)
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return { year, month, day, hour, minute, second }
}

const asUtc = ({ year, month, day, hour, minute, second }: WallClock) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** What calendar and clock show in `zone` at an instant, as the milliseconds at which UTC shows the same. */
export const clockMs = (at: Date, zone: string) => asUtc(wallClock(at, zone))

function offsetMs(instantMs: number, zone: string): number {
  const wholeSecond = Math.floor(instantMs / 1000) * 1000
  return clockMs(new Date(wholeSecond), zone) - wholeSecond
}

const digits = (value: number) => String(Math.abs(value)).padStart(2, '0')

/** An instant to the second as ISO 8601 writes it, by the clock of `zone` and with its distance from UTC. */
export function isoIn(at: Date, zone: string): string {
  const offsetMinutes = Math.round(offsetMs(at.getTime(), zone) / 60_000)
  const local = new Date(at.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19)
  const sign = offsetMinutes < 0 ? '-' : '+'
  return `${local}${sign}${digits(Math.trunc(offsetMinutes / 60))}:${digits(offsetMinutes % 60)}`
}

/**
 * The instant at which the clock of `zone` shows the given day ("YYYY-MM-DD") and time ("HH:mm"). A time the clock skips
 * becomes the moment after the skip by as much; of a time shown twice, the first. Undefined when it is not a date.
 */
export function instantOf(day: string, time: string, zone: string): Date | undefined {
  const guess = Date.parse(`${day}T${time}:00Z`)
  // February 31 is read as a day in March.
  if (Number.isNaN(guess) || !new Date(guess).toISOString().startsWith(day)) return undefined
  const before = guess - offsetMs(guess - 86_400_000, zone)
  const after = guess - offsetMs(guess + 86_400_000, zone)
  // Away from a change both agree. Around one, the reading with the offset from before it is the first of two equal
  // times and, for a skipped time, the one that moves it forward; only if it is wrong and the other right, that one is.
  const shows = (instant: number) => instant + offsetMs(instant, zone) === guess
  return new Date(shows(before) || !shows(after) ? before : after)
}

/** Midnight, or the first moment there is, of the day on which `at` falls in `zone`. */
export function startOfDay(at: Date, zone: string): Date {
  const { year, month, day } = wallClock(at, zone)
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return instantOf(date, '00:00', zone) ?? at
}

/** A date is past if it lies before the start of today in `zone`, or before `start` where one is given. */
export const isPast = (at: Date, now: Date, zone: string, start: Date = startOfDay(now, zone)) =>
  at.getTime() < start.getTime()
