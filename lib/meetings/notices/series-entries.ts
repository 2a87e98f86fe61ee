import 'server-only'
import { rulePlace, titleFor } from '@/lib/meetings/rules/calendar-entry'
import { isSameSpan, spanOf } from '@/lib/meetings/rules/meeting-times'
import { exclusionOf, fileRule, isBesideFileRule, ruleUntil } from '@/lib/meetings/rules/recurrence'
import { daysOfSeries, type SeriesDays, seriesDaysOf } from '@/lib/meetings/rules/series-days'
import type { CalendarEntry } from '@/lib/platform/documents/calendar-file'
import type { Tx } from '@/lib/platform/tx'
import { addDays, dateOf, dayOf, type Day } from '@/lib/shared/dates'

const ofRule = {
  ...rulePlace,
  frequency: true,
  monthlyOn: true,
  firstOn: true,
  series: { select: { sequence: true, calendarUid: true, endedAt: true, lastOn: true, madeUntilOn: true } },
} as const

/** Rules with their planned meetings, the ones as the series has them first, and those of these people in them. */
export const listRules = (tx: Tx, ids: readonly string[], memberIds: readonly string[]) =>
  tx.seriesRule.findMany({
    where: { id: { in: [...ids] } },
    select: {
      ...ofRule,
      meetings: {
        where: { canceledAt: null, occursOn: { not: null } },
        orderBy: [{ isException: 'asc' }, { occursOn: 'desc' }],
        select: {
          occursOn: true,
          isException: true,
          title: true,
          description: true,
          startsAt: true,
          endsAt: true,
          attendees: {
            where: { OR: [{ memberId: { in: [...memberIds] } }, { kind: 'ONE_ON_ONE' }] },
            select: {
              memberId: true,
              kind: true,
              member: { select: { user: { select: { firstName: true, lastName: true } } } },
            },
          },
        },
      },
    },
  })

export type ListedRule = Awaited<ReturnType<typeof listRules>>[number]

type Meeting = ListedRule['meetings'][number]

type Reader = { memberId: string; title?: string | undefined }

const isIn = ({ memberId }: Reader, meeting: Meeting | undefined) =>
  meeting?.attendees.some((one) => one.memberId === memberId) ?? false

function wordsOf({ title, description: text, attendees }: Meeting, { memberId }: Reader) {
  const pair = attendees.filter(({ kind }) => kind === 'ONE_ON_ONE')
  return { title: titleFor({ title, attendees: pair }, memberId), text }
}

/** The last day of a reader's series, and the day until which its meetings are made; null for a day: no end. */
function extentFor(rule: ListedRule, reader: Reader, own: ReadonlyMap<Day, Meeting>) {
  const { id, series, meetings } = rule
  const goesOn = series.calendarUid === id && series.endedAt === null && isIn(reader, meetings[0])
  const last = [...own.keys()].toSorted().at(-1) ?? ''
  return goesOn
    ? { lastOn: series.lastOn && dayOf(series.lastOn), madeUntil: dayOf(series.madeUntilOn) }
    : { lastOn: last, madeUntil: last }
}

type Lines = { all: SeriesDays; made: readonly Day[]; first: Day; until: Day; isOwn: (day: Day) => boolean }

/** The rule, the days that it doesn't say, and those on which the reader doesn't meet. */
function linesOf({ startTime, timeZone }: ListedRule, { all, made, first, until, isOwn }: Lines): string[] {
  const left = new Set(made.filter((day) => day > first && !isOwn(day)))
  const added = daysOfSeries(all, first, until).filter((day) => isBesideFileRule(all, day) && !left.has(day))
  const lineOf = (day: Day, name: 'EXDATE' | 'RDATE') => {
    const line = exclusionOf(day, startTime, timeZone, name)
    // Files tell the rules of no UTC.
    return timeZone === 'UTC' ? `${line.replace(';TZID=UTC', '')}Z` : line
  }
  return [
    ruleUntil(fileRule(all), all.lastOn, timeZone),
    ...added.map((day) => lineOf(day, 'RDATE')),
    ...[...left].map((day) => lineOf(day, 'EXDATE')),
  ]
}

const KNOWN_DAYS = 3650

/**
 * A series as a reader has it: its rule without the days on which they don't meet, then the meetings that differ. Null
 * if they are in none of it. Later meetings are copied from the first one listed, so its people have a series that
 * goes on.
 */
export function seriesEntries(rule: ListedRule, reader: Reader) {
  const { startTime, durationMinutes, timeZone, series, meetings } = rule
  const { sequence } = series
  const own = new Map(
    meetings.flatMap((one) => (one.occursOn && isIn(reader, one) ? [[dayOf(one.occursOn), one] as const] : [])),
  )
  const { lastOn, madeUntil } = extentFor(rule, reader, own)
  const all = { ...seriesDaysOf(rule), lastOn }
  const made = daysOfSeries(all, all.firstOn, madeUntil)
  const first = made.find((day) => own.has(day))
  const span = first && spanOf(first, startTime, durationMinutes, timeZone)
  const [example] = meetings
  if (!first || !span || !example) return null
  const until = addDays(lastOn ?? first, lastOn === null ? KNOWN_DAYS : 1)
  const repeats = linesOf(rule, { all, made, first, until, isOwn: (day) => own.has(day) })
  const words = wordsOf(example, reader)
  const entries: CalendarEntry[] = [
    { ...span, ...words, title: reader.title ?? words.title, sequence, timeZone, repeats },
    ...made.flatMap((day) => {
      const meeting = own.get(day)
      const planned = spanOf(day, startTime, durationMinutes, timeZone)
      if (!meeting || !planned || (!meeting.isException && isSameSpan(meeting, planned))) return []
      const { startsAt, endsAt } = meeting
      return [{ startsAt, endsAt, ...wordsOf(meeting, reader), sequence, timeZone, recurrenceId: planned.startsAt }]
    }),
  ]
  return { entries, until: dateOf(until) }
}
