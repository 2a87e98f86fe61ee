import { expect, test } from 'vitest'
import { seriesEntries, type ListedRule } from '@/lib/meetings/notices/series-entries'
import { spanOf } from '@/lib/meetings/rules/meeting-times'
import { daysOfSeries, type SeriesDays } from '@/lib/meetings/rules/series-days'
import { calendarFile } from '@/lib/platform/documents/calendar-file'
import { addDays, dateOf, dayOf } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'
import { startsIn } from '@/tests/support/calendar-program'

type Given = SeriesDays & { startTime: string; timeZone: string }

const reader = { memberId: 'reader' }
const attendees = [{ ...reader, kind: null, member: { user: { firstName: 'Gus', lastName: 'Nair' } } }]

/** A series of this rule whose meetings are made for a quarter, some of them moved by an hour and some canceled. */
function aRule({ startTime, timeZone, ...days }: Given, isLeftOut: (index: number) => boolean): ListedRule {
  const { frequency, monthlyOn } = days
  const madeUntil = addDays(days.firstOn, 92)
  const meetings = daysOfSeries(days, days.firstOn, madeUntil).flatMap((day, index) => {
    const span = spanOf(day, startTime, 30, timeZone)
    if (!span || isLeftOut(index)) return []
    const by = index % 5 === 3 ? 3_600_000 : 0
    const [startsAt, endsAt] = [span.startsAt, span.endsAt].map((at) => new Date(at.getTime() + by))
    if (!startsAt || !endsAt) return []
    return [{ startsAt, endsAt, occursOn: dateOf(day), isException: by > 0, title: 'Talk', description: '', attendees }]
  })
  const lastOn = days.lastOn === null ? null : dateOf(days.lastOn)
  const series = { sequence: 1, calendarUid: 'rule', endedAt: null, lastOn, madeUntilOn: dateOf(madeUntil) }
  const rule = {
    id: 'rule',
    frequency,
    monthlyOn,
    firstOn: dateOf(days.firstOn),
    startTime,
    durationMinutes: 30,
    timeZone,
  }
  return { ...rule, series, meetings: meetings.toReversed() }
}

function fileOf(rule: ListedRule) {
  const said = seriesEntries(rule, reader)
  if (!said) throw new Error('Nobody meets.')
  const party = { name: 'Gus', email: 'gus@example.com' }
  return calendarFile({
    method: 'REQUEST',
    uid: 'rule',
    attendee: party,
    organizer: party,
    url: 'https://a.b',
    ...said,
  })
}

/** The meetings that are made, and the later ones by the rule of the product. */
function startsOf({ startTime, timeZone, ...days }: Given, { meetings, series }: ListedRule, until: string) {
  const later = daysOfSeries(days, addDays(dayOf(series.madeUntilOn), 1), until)
  const starts = later.flatMap((day) => spanOf(day, startTime, 30, timeZone)?.startsAt ?? [])
  return [...meetings.map(({ startsAt }) => startsAt), ...starts]
    .map((at) => at.toISOString().slice(0, 16))
    .filter((start) => start < until)
    .toSorted()
}

const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/Dublin',
  'America/New_York',
  'America/Santiago',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
]

const rhythms: Pick<SeriesDays, 'frequency' | 'monthlyOn'>[] = [
  { frequency: 'Daily', monthlyOn: 'DAY_OF_MONTH' },
  { frequency: 'Weekly', monthlyOn: 'DAY_OF_MONTH' },
  { frequency: 'Bi_Weekly', monthlyOn: 'DAY_OF_MONTH' },
  { frequency: 'Monthly', monthlyOn: 'DAY_OF_MONTH' },
  { frequency: 'Monthly', monthlyOn: 'START_WEEK_OF_MONTH' },
  { frequency: 'Monthly', monthlyOn: 'END_WEEK_OF_MONTH' },
]

/** Month ends, a leap day, and days in the first and the last week of a month. */
const firsts = ['2027-01-31', '2027-03-02', '2027-06-30', '2027-10-29', '2028-01-30', '2028-02-29']

const firstOf = ({ frequency, monthlyOn }: (typeof rhythms)[number], from: string) =>
  daysOfSeries({ frequency, monthlyOn, firstOn: from, lastOn: null }, from, addDays(from, 62))[0] ?? from

/** None that a clock change skips or repeats: the parser reads those otherwise than RFC 5545 says. */
const times = ['09:00', '22:30', '05:00']

test.each(zones)('a file says the days and times that the product makes in %s', (timeZone) => {
  for (const rhythm of rhythms)
    for (const from of rhythm.frequency === 'Monthly' ? firsts : firsts.slice(0, 1))
      for (const [index, startTime] of times.entries()) {
        const given = { ...rhythm, firstOn: firstOf(rhythm, from), lastOn: null, startTime, timeZone }
        const rule = aRule(given, (number) => index > 0 && number % 4 === index)
        const until = '2029-03-15'
        expect(startsIn(fileOf(rule), until), JSON.stringify(given)).toEqual(startsOf(given, rule, until))
      }
})

test('a file ends with the last day of its series', () => {
  const days = { frequency: 'Weekly', monthlyOn: 'DAY_OF_MONTH', firstOn: '2027-03-02', lastOn: '2027-11-02' } as const
  const given = { ...days, startTime: '23:30', timeZone: 'America/New_York' }
  const rule = aRule(given, () => false)
  const starts = startsIn(fileOf(rule), '2030-01-01')
  expect(starts).toEqual(startsOf(given, rule, '2030-01-01'))
  expect(starts.at(-1)).toBe('2027-11-03T03:30')
})

test('nine in the morning stays nine in the morning over both clock changes', () => {
  const days = { frequency: 'Weekly', monthlyOn: 'DAY_OF_MONTH', firstOn: '2027-03-22', lastOn: null } as const
  const rule = aRule({ ...days, startTime: '09:00', timeZone: 'Europe/Berlin' }, () => false)
  const starts = startsIn(fileOf({ ...rule, meetings: rule.meetings.slice(-1) }), '2027-12-01')
  const late = starts.filter((start) => start > '2027-07')
  expect(new Set(late.map((start) => start.slice(11)))).toEqual(new Set(['07:00', '08:00']))
  expect(new Set(late.map((start) => formatClock(new Date(`${start}Z`), 'Europe/Berlin')))).toEqual(new Set(['09:00']))
})
