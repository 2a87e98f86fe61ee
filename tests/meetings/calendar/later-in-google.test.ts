import { expect, test } from 'vitest'
import { makeOccurrences } from '@/lib/meetings/steps/make-occurrences'
import { db, transaction } from '@/lib/platform/db'
import { aConnectedOrganizer, googleId, moveTo, settle, type Known } from './connected-organizer'
import { aMeeting, at, seriesNow } from '@/tests/factories/meetings'

const inJanuary = <Result>(live: () => Promise<Result>) => at('2027-01-04T08:00:00Z', live)
const inMarch = <Result>(live: () => Promise<Result>) => at('2027-03-15T08:00:00Z', live)

async function aSeries(known: Known, lastOn: string | null = null) {
  const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn } as const
  const series = await aMeeting(known.organizer, { ...weekly, title: 'Talk', attendees: [known.guest] })
  await settle(known)
  const where = { meetings: { some: { id: series.id } } }
  const { id: seriesId, calendarUid } = await db.meetingSeries.findFirstOrThrow({ where })
  return {
    ...series,
    idOn: (day: string, time = '100000') => `${googleId(calendarUid)}_${day.replaceAll('-', '')}T${time}Z`,
    moveAll: (timing: { lastOn: string; day?: string; time?: string; durationMinutes?: number }) =>
      moveTo(known.organizer, series, { ...weekly, ...timing, attendees: [known.guest], scope: 'all' }),
    make: () => transaction((tx) => makeOccurrences(tx, seriesId)),
    from: async (day: string) => (await seriesNow(series)).map(({ text }) => text).filter((text) => text >= day),
  }
}

/** Moves an occurrence in Google to three in the afternoon. */
function toAfternoon({ calendar }: Known, id: string) {
  const event = calendar.find(id)
  if (!event) throw new Error('no such event')
  const later = ({ dateTime, timeZone }: typeof event.start) => ({
    timeZone,
    dateTime: new Date(new Date(dateTime).getTime() + 5 * 3_600_000).toISOString(),
  })
  calendar.change(id, { start: later(event.start), end: later(event.end) })
}

test('what was moved or deleted in Google before it was made here is so once it is made', async () => {
  const known = await aConnectedOrganizer('UTC')
  const series = await inJanuary(async () => {
    const made = await aSeries(known)
    toAfternoon(known, made.idOn('2027-04-20'))
    known.calendar.remove(made.idOn('2027-04-27'))
    await settle(known)
    return made
  })
  await inMarch(async () => {
    await series.make()
    await settle(known)
    const made = await series.from('2027-04-13')
    expect(made.slice(0, 4)).toEqual([
      '2027-04-13 10:00',
      '2027-04-20 15:00',
      '2027-04-27 10:00 canceled',
      '2027-05-04 10:00',
    ])
  })
  expect(known.providers.standIn.violations).toEqual([])
})

test('what was deleted in Google under the earlier times of a series cancels nothing', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer('UTC')
    const series = await aSeries(known, '2027-01-26')
    known.calendar.remove(series.idOn('2027-01-12'))
    await settle(known)
    await series.moveAll({ lastOn: '2027-01-26', time: '15:00' })
    await settle(known)
    await db.calendarWatch.updateMany({ where: { integrationId: known.account.id }, data: { syncToken: null } })
    await settle(known)
    expect(await series.from('2027-01-01')).toEqual([
      '2027-01-05 15:00',
      '2027-01-12 15:00',
      '2027-01-19 15:00',
      '2027-01-26 15:00',
    ])
  }))

test('a meeting moved alone in Google follows its series, once another time is chosen for all', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer('UTC')
    const series = await aSeries(known, '2027-01-26')
    toAfternoon(known, series.idOn('2027-01-12'))
    await settle(known)
    expect(await series.from('2027-01-12')).toContain('2027-01-12 15:00')
    await series.moveAll({ lastOn: '2027-01-19', time: '11:00' })
    await settle(known)
    expect(await series.from('2027-01-12')).toContain('2027-01-12 11:00')
    expect(known.calendar.find(series.idOn('2027-01-12', '110000'))?.start.dateTime).toBe('2027-01-12T11:00:00.000Z')
  }))

test('another length of a series is so in Google, and a meeting moved alone there stays at its time', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer('UTC')
    const series = await aSeries(known, '2027-01-26')
    toAfternoon(known, series.idOn('2027-01-12'))
    await settle(known)
    await series.moveAll({ lastOn: '2027-01-26', durationMinutes: 60 })
    await settle(known)
    const spanOn = (day: string) => {
      const { start, end } = known.calendar.find(series.idOn(day)) ?? {}
      return [start?.dateTime.slice(11, 16), end?.dateTime.slice(11, 16)]
    }
    expect(spanOn('2027-01-12')).toEqual(['15:00', '16:00'])
    expect(spanOn('2027-01-19')).toEqual(['10:00', '11:00'])
    expect(await series.from('2027-01-12')).toContain('2027-01-12 15:00')
    expect(known.providers.standIn.violations).toEqual([])
  }))

test('a day that a series meets on again is so in Google', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer('UTC')
    const series = await aSeries(known, '2027-01-26')
    known.calendar.remove(series.idOn('2027-01-12'))
    await settle(known)
    await series.moveAll({ lastOn: '2027-02-02', day: '2027-01-12' })
    await settle(known)
    expect(await series.from('2027-01-12')).toContain('2027-01-12 10:00')
    expect(known.calendar.find(series.idOn('2027-01-12'))?.status).toBe('confirmed')
    expect(known.providers.standIn.violations).toEqual([])
  }))

test('a meeting of a series that is deleted in Google while it is renamed here stays', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer('UTC')
    const series = await aSeries(known, '2027-01-26')
    known.calendar.remove(series.idOn('2027-01-05'))
    const given = { day: '2027-01-05', time: '10:00', title: 'Walk', attendees: [known.guest] }
    await moveTo(known.organizer, series, given)
    await settle(known)
    expect(await series.from('2027-01-05')).toContain('2027-01-05 10:00')
    expect(known.calendar.find(series.idOn('2027-01-05'))).toMatchObject({ status: 'confirmed', summary: 'Walk' })
  }))

test('another last day ends the event in Google and leaves a meeting that was moved alone', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer('UTC')
    const series = await aSeries(known, '2027-01-26')
    toAfternoon(known, series.idOn('2027-01-12'))
    await settle(known)
    await series.moveAll({ lastOn: '2027-01-19' })
    await settle(known)
    expect(await series.from('2027-01-01')).toEqual(['2027-01-05 10:00', '2027-01-12 15:00', '2027-01-19 10:00'])
    expect(known.calendar.find(series.idOn('2027-01-12'))?.start.dateTime).toBe('2027-01-12T15:00:00.000Z')
    expect(
      known.calendar
        .list()
        .flatMap(({ recurrence }) => recurrence ?? [])
        .join(),
    ).toContain('UNTIL=20270119')
    expect(known.providers.standIn.violations).toEqual([])
  }))
