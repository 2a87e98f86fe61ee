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

// Cached, because creating a formatter costs a hundred times more than using one.
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

/** Throws a RangeError for an unknown zone. */
export function wallClock(at: Date, zone: string): WallClock {
  const text = formatterOf(zone).format(at)
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return { year, month, day, hour, minute, second }
}

const asUtc = ({ year, month, day, hour, minute, second }: WallClock) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** The wall clock of `zone`, as the milliseconds at which UTC shows the same. */
export const clockMs = (at: Date, zone: string) => asUtc(wallClock(at, zone))

/** "22:03", as fields for times hold it. */
export const formatClock = (at: Date, zone: string) => new Date(clockMs(at, zone)).toISOString().slice(11, 16)

/** "10:03 pm", for pages too small for the library of dates. */
export function clockTime(at: Date, zone: string): string {
  const { hour, minute } = wallClock(at, zone)
  const padded = (count: number) => String(count).padStart(2, '0')
  return `${padded(hour % 12 || 12)}:${padded(minute)}\u00A0${hour < 12 ? 'am' : 'pm'}`
}

function offsetMs(instantMs: number, zone: string): number {
  const wholeSecond = Math.floor(instantMs / 1000) * 1000
  return clockMs(new Date(wholeSecond), zone) - wholeSecond
}

const digits = (value: number) => String(Math.abs(value)).padStart(2, '0')

/** ISO 8601 to the second, with the zone's offset. */
export function isoIn(at: Date, zone: string): string {
  const offsetMinutes = Math.round(offsetMs(at.getTime(), zone) / 60_000)
  const local = new Date(at.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19)
  const sign = offsetMinutes < 0 ? '-' : '+'
  return `${local}${sign}${digits(Math.trunc(offsetMinutes / 60))}:${digits(offsetMinutes % 60)}`
}

/**
 * The instant of a day ("YYYY-MM-DD") and time ("HH:mm") in `zone`. A skipped time moves forward by the skip; of a
 * repeated time the first counts. Undefined when it is not a date.
 */
export function instantOf(day: string, time: string, zone: string): Date | undefined {
  const guess = Date.parse(`${day}T${time}:00Z`)
  // February 31 would be read as a day in March; a sign stands before years of five digits.
  if (Number.isNaN(guess) || day.startsWith('+') || !new Date(guess).toISOString().startsWith(day)) return undefined
  const before = guess - offsetMs(guess - 86_400_000, zone)
  const after = guess - offsetMs(guess + 86_400_000, zone)
  // Away from a clock change both agree.
  if (before === after) return new Date(before)
  // Around one, the earlier offset gives the first of two equal times and moves a skipped time forward; the other one
  // counts only if that is wrong and it is right.
  const shows = (instant: number) => instant + offsetMs(instant, zone) === guess
  return new Date(shows(before) || !shows(after) ? before : after)
}

/** Midnight in `zone`, or the first moment of a day without one. */
export function startOfDay(at: Date, zone: string): Date {
  const { year, month, day } = wallClock(at, zone)
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return instantOf(date, '00:00', zone) ?? at
}
