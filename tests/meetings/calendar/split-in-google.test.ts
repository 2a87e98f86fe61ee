import { expect, test } from 'vitest'
import { minutesFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aConnectedOrganizer, googleId, settle, type Known } from './connected-organizer'
import { aMeeting, at, seriesNow } from '@/tests/factories/meetings'

const inJanuary = <Result>(live: () => Promise<Result>) => at('2027-01-04T08:00:00Z', live)
const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-26' } as const

/** A series of four Tuesdays at ten, of which Google then splits the third and the following off. */
async function aSplitSeries(known: Known, moved: { startsAt: string; rule?: string; before?: () => void }) {
  const { organizer, guest, calendar } = known
  const series = await aMeeting(organizer, { ...weekly, title: 'Talk', attendees: [guest] })
  await settle(known)
  const where = { meetings: { some: { id: series.id } } }
  const id = googleId((await db.meetingSeries.findFirstOrThrow({ where })).calendarUid)
  const master = calendar.find(id)
  if (!master) throw new Error('no such event')
  calendar.change(id, { recurrence: ['RRULE:FREQ=WEEKLY;UNTIL=20270118T235959Z'] })
  const { timeZone } = master.start
  const startsAt = new Date(moved.startsAt)
  calendar.write(`${id}_R20270119T100000`, {
    ...master,
    status: 'confirmed',
    start: { dateTime: startsAt.toISOString(), timeZone },
    end: { dateTime: minutesFrom(startsAt, 30).toISOString(), timeZone },
    recurrence: [moved.rule ?? 'RRULE:FREQ=WEEKLY;UNTIL=20270126T235959Z'],
  })
  moved.before?.()
  await settle(known)
  await settle(known)
  return series
}

const startsIn = ({ calendar }: Known) =>
  calendar
    .list()
    .flatMap((event) => calendar.instancesOf(event).filter(({ status }) => status === 'confirmed'))
    .map(({ start }) => start.dateTime.slice(0, 16))
    .toSorted()

const textsOf = async (series: { id: string }) => (await seriesNow(series)).map(({ text }) => text)

const toldOf = async ({ memberId }: { memberId: string }) =>
  (await db.notification.findMany({ where: { memberId } })).map(({ message }) => message).join()

test('this and the following meetings that are moved in Google move here, and nobody reads of a cancellation', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const series = await aSplitSeries(known, { startsAt: '2027-01-20T12:00:00Z' })
    expect(await textsOf(series)).toEqual(['2027-01-05 10:00', '2027-01-12 10:00', '2027-01-20 12:00'])
    expect(startsIn(known)).toEqual(['2027-01-05T10:00', '2027-01-12T10:00', '2027-01-20T12:00'])
    expect(await toldOf(known.guest)).toContain('moved')
    expect(await toldOf(known.guest)).not.toContain('canceled')
    expect(known.providers.standIn.violations).toEqual([])
  }))

test('the meetings before a split stay where they are when those after it move again in Google', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const series = await aSplitSeries(known, { startsAt: '2027-01-19T12:00:00Z' })
    const where = { meetings: { some: { id: series.id } } }
    const id = googleId((await db.meetingSeries.findFirstOrThrow({ where })).calendarUid)
    const { timeZone } = known.calendar.find(id)?.start ?? { timeZone: 'UTC' }
    const [start, end] = ['2027-01-20T13:00:00Z', '2027-01-20T13:30:00Z'].map((dateTime) => ({ dateTime, timeZone }))
    if (start && end) known.calendar.change(id, { start, end })
    await settle(known)
    await settle(known)
    expect(await textsOf(series)).toEqual(['2027-01-05 10:00', '2027-01-12 10:00', '2027-01-20 13:00'])
    expect(startsIn(known)).toEqual(['2027-01-05T10:00', '2027-01-12T10:00', '2027-01-20T13:00'])
  }))

test('where Google is slow to take its own event away, it goes later and nothing moves twice', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const { standIn } = known.providers
    const split = '/google/calendar/v3/calendars/primary/events/'
    const failing = () => standIn.fail({ under: split, kind: 'answer', status: 503, json: {} })
    const series = await aSplitSeries(known, { startsAt: '2027-01-20T12:00:00Z', before: failing })
    await db.integrationTask.updateMany({ data: { dueAt: new Date(0) } })
    await settle(known)
    expect(await textsOf(series)).toEqual(['2027-01-05 10:00', '2027-01-12 10:00', '2027-01-20 12:00'])
    expect(startsIn(known)).toEqual(['2027-01-05T10:00', '2027-01-12T10:00', '2027-01-20T12:00'])
  }))

test('what Google repeats in another way from then on is put back as one series', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20270126T235959Z'
    const series = await aSplitSeries(known, { startsAt: '2027-01-19T10:00:00Z', rule })
    const days = ['2027-01-05', '2027-01-12', '2027-01-19', '2027-01-26']
    expect(await textsOf(series)).toEqual(days.map((day) => `${day} 10:00`))
    expect(startsIn(known)).toEqual(days.map((day) => `${day}T10:00`))
    expect(await toldOf(known.organizer)).toContain('“Talk” was put back in Google Calendar.')
  }))

test('other words from then on change nothing here, and the series is one event again', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer()
    const series = await aSplitSeries(known, { startsAt: '2027-01-19T10:00:00Z' })
    expect((await textsOf(series)).filter((text) => !text.endsWith('canceled'))).toHaveLength(4)
    expect(startsIn(known)).toHaveLength(4)
    expect(known.calendar.list().filter(({ status }) => status === 'confirmed')).toHaveLength(1)
    expect(await toldOf(known.organizer)).toBe('')
  }))
