import { addDays, addMonths, dayIn, daysBetween, type Day } from '@/lib/shared/dates'
import { formatClock, instantOf } from '@/lib/shared/zones'

const LONGEST_DAYS = 800

const weekdayOf = (day: Day) => ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(`${day}T00:00:00Z`).getUTCDay()]

const lengthOfMonth = (day: Day) => Number(addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1).slice(8))

function isInMonth(parts: Record<string, string>, day: Day): boolean {
  const [date, length] = [Number(day.slice(8)), lengthOfMonth(day)]
  const weekday = /^(-?1)([A-Z]{2})$/.exec(parts['BYDAY'] ?? '')
  if (weekday) return weekdayOf(day) === weekday[2] && (weekday[1] === '1' ? date <= 7 : date > length - 7)
  const dates = (parts['BYMONTHDAY'] ?? '').split(',').map(Number)
  if (parts['BYSETPOS'] === undefined) return dates.includes(date)
  return date === Math.max(...dates.filter((one) => one <= length))
}

function isOn(parts: Record<string, string>, first: Day, day: Day): boolean {
  if (parts['FREQ'] === 'DAILY') return true
  if (parts['FREQ'] === 'WEEKLY') return daysBetween(first, day) % (7 * Number(parts['INTERVAL'] ?? '1')) === 0
  return isInMonth(parts, day)
}

const instantIn = (text: string) =>
  new Date(text.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** A day taken out, in the clock of its zone or in UTC. */
export const isExclusion = (line: string) => /^EXDATE(;TZID=[\w/+-]+)?:\d{8}T\d{6}Z?$/.test(line)

/** The rules we write: one RRULE of a known form, its end an instant. */
export const isKnownRule = (rule: string) =>
  /^RRULE:FREQ=(DAILY|WEEKLY(;INTERVAL=2)?|MONTHLY;(BYMONTHDAY=[\d,]+(;BYSETPOS=-1)?|BYDAY=-?1(MO|TU|WE|TH|FR|SA|SU)))(;UNTIL=\d{8}T\d{6}Z)?$/.test(
    rule,
  )

/** The instants at which an event recurs, by the clock of its zone. */
export function startsOf(rule: string, start: Date, zone: string): Date[] {
  const parts = Object.fromEntries(
    rule
      .replace('RRULE:', '')
      .split(';')
      .map((part) => part.split('=')),
  )
  const until = parts['UNTIL'] === undefined ? null : instantIn(parts['UNTIL'])
  const [first, clock] = [dayIn(start, zone), formatClock(start, zone)]
  return Array.from({ length: LONGEST_DAYS }, (_, index) => addDays(first, index))
    .filter((day) => isOn(parts, first, day))
    .flatMap((day) => instantOf(day, clock, zone) ?? [])
    .filter((at) => until === null || at <= until)
}
