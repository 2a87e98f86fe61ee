import { addDays, dateOf, dayIn, type Day } from '@/lib/shared/dates'
import { isZone } from '@/lib/shared/zone-names'
import { instantOf } from '@/lib/shared/zones'
import type { SeriesDays } from './series-days'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

const weekdayOf = (day: Day) => weekdays[dateOf(day).getUTCDay()] ?? 'MO'

/** The same date every month, or the last day of a shorter month. */
function onDate(firstOn: Day): string {
  const date = Number(firstOn.slice(8))
  if (date <= 28) return `FREQ=MONTHLY;BYMONTHDAY=${date}`
  const dates = Array.from({ length: date - 27 }, (_, index) => 28 + index)
  return `FREQ=MONTHLY;BYMONTHDAY=${dates.join(',')};BYSETPOS=-1`
}

export function recurrenceRule({ frequency, monthlyOn, firstOn }: SeriesDays): string {
  if (frequency === 'Daily') return 'FREQ=DAILY'
  if (frequency === 'Weekly') return 'FREQ=WEEKLY'
  if (frequency === 'Bi_Weekly') return 'FREQ=WEEKLY;INTERVAL=2'
  if (monthlyOn === 'DAY_OF_MONTH') return onDate(firstOn)
  return `FREQ=MONTHLY;BYDAY=${monthlyOn === 'START_WEEK_OF_MONTH' ? '1' : '-1'}${weekdayOf(firstOn)}`
}

/** The 29th to 31st of a month, else null. */
const lateDate = ({ frequency, monthlyOn, firstOn }: SeriesDays) =>
  frequency === 'Monthly' && monthlyOn === 'DAY_OF_MONTH' && firstOn.slice(8) > '28' ? firstOn.slice(8) : null

/** The rule for calendar files. Many programs know no BYSETPOS of dates, so the days in February are added to it. */
export function fileRule(days: SeriesDays): string {
  const date = lateDate(days)
  return date === null ? recurrenceRule(days) : `FREQ=MONTHLY;BYMONTHDAY=${date === '31' ? '-1' : date}`
}

export function isBesideFileRule(days: SeriesDays, day: Day): boolean {
  const date = lateDate(days)
  return date !== null && date !== '31' && day.slice(8) !== date
}

/** The rule until midnight after its last day, in its zone. */
export function ruleUntil(rule: string, lastOn: Day | null, zone: string): string {
  const end = lastOn === null ? undefined : instantOf(addDays(lastOn, 1), '00:00', zone)
  if (!end) return `RRULE:${rule}`
  const last = new Date(end.getTime() - 1000).toISOString()
  return `RRULE:${rule};UNTIL=${last.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

const partOf = (rule: string, name: string) => new RegExp(`(?:^|[:;])${name}=([^;]*)`).exec(rule)?.[1]

/** Whether calendar rules repeat as often as ours and on as many days, apart from the end. */
export function isSameRepeat(rule: string, rules: readonly string[]): boolean {
  const said = rules.find((line) => line.startsWith('RRULE:')) ?? ''
  const isSame = (name: string, usual = '') => (partOf(said, name) ?? usual) === (partOf(rule, name) ?? usual)
  const [days, ownDays] = [said, rule].map((one) => partOf(one, 'BYDAY'))
  const isOnWeekday = partOf(rule, 'FREQ') !== 'MONTHLY' || (days === undefined) === (ownDays === undefined)
  return isSame('FREQ') && isSame('INTERVAL', '1') && isSame('COUNT') && isOnWeekday && !days?.includes(',')
}

/** The last day of calendar rules in a zone's clock, or null. */
export function lastDayOf(rules: readonly string[], zone: string): Day | null {
  const [, year, month, date, hours, minutes] =
    /UNTIL=(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}Z)?/.exec(rules.join(' ')) ?? []
  if (year === undefined) return null
  const day = `${year}-${month}-${date}`
  return hours === undefined ? day : dayIn(new Date(`${day}T${hours}:${minutes}:00Z`), zone)
}

const written = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/

function dayWritten(text: string, own: string, zone: string): Day[] {
  const [, year, month, date, hours, minutes, utc] = written.exec(text) ?? []
  if (year === undefined) return []
  const day = `${year}-${month}-${date}`
  const from = utc === 'Z' ? 'UTC' : own
  const at = hours !== undefined && isZone(from) ? instantOf(day, `${hours}:${minutes}`, from) : undefined
  return [at ? dayIn(at, zone) : day]
}

/** The days that calendar rules leave out, in a zone's clock: apps such as Apple's delete one meeting so. */
export const daysExcluded = (rules: readonly string[], zone: string): Day[] =>
  rules
    .filter((line) => line.startsWith('EXDATE'))
    .flatMap((line) => {
      const [, own = zone] = /TZID=([^:;]+)/.exec(line) ?? []
      const texts = line.slice(line.lastIndexOf(':') + 1).split(',')
      return texts.flatMap((text) => dayWritten(text, own, zone))
    })

/** The calendar rule that leaves a day out, or adds it. */
export const exclusionOf = (day: Day, time: string, zone: string, name: 'EXDATE' | 'RDATE' = 'EXDATE') =>
  `${name};TZID=${zone}:${day.replaceAll('-', '')}T${time.replace(':', '')}00`
