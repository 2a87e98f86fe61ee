import { expect, test } from 'vitest'
import { makeOccurrences } from '@/lib/meetings/steps/make-occurrences'
import { db, transaction } from '@/lib/platform/db'
import { aConnectedOrganizer, googleId, moveTo, settle, type Known } from './connected-organizer'
import { aMeeting, at, seriesNow } from '@/tests/factories/meetings'

const inJanuary = <Result>(live: () => Promise<Result>) => at('2027-01-04T08:00:00Z', live)
const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: null } as const

/** A series of ten o’clock in Berlin, and what its calendar does with a meeting that Apple’s app deletes. */
async function aSeries(known: Known) {
  const series = await aMeeting(known.organizer, { ...weekly, title: 'Talk', attendees: [known.guest] })
  await settle(known)
  const { id: seriesId, calendarUid } = await db.meetingSeries.findFirstOrThrow({
    where: { meetings: { some: { id: series.id } } },
  })
  const event = () => known.calendar.find(googleId(calendarUid))
  return {
    ...series,
    leaveOut: async (day: string) => {
      const recurrence = [...(event()?.recurrence ?? []), `EXDATE;TZID=Europe/Berlin:${day.replaceAll('-', '')}T100000`]
      known.calendar.change(googleId(calendarUid), { recurrence })
      await settle(known)
    },
    make: () => transaction((tx) => makeOccurrences(tx, seriesId)),
    on: async (day: string) => (await seriesNow(series)).map(({ text }) => text).find((text) => text.startsWith(day)),
    inGoogle: (day: string) => {
      const master = event()
      return master && known.calendar.instancesOf(master).some(({ start }) => start.dateTime.startsWith(day))
    },
  }
}

const toldOf = async ({ guest }: Known) =>
  (await db.notification.findMany({ where: { memberId: guest.memberId } })).map(({ message }) => message).join()

test('a meeting that Apple’s calendar takes out of a series is canceled, and stays out of Google', () =>
  inJanuary(async () => {
    const known = await aConnectedOrganizer('Europe/Berlin')
    const series = await aSeries(known)
    await series.leaveOut('2027-01-12')
    expect(await series.on('2027-01-12')).toBe('2027-01-12 10:00 canceled')
    expect(await series.on('2027-01-19')).toBe('2027-01-19 10:00')
    expect(await toldOf(known)).toContain('canceled the follow-up “Talk”')
    await moveTo(known.organizer, series, {
      ...weekly,
      time: '10:00',
      title: 'Walk',
      attendees: [known.guest],
      scope: 'all',
    })
    await settle(known)
    expect([series.inGoogle('2027-01-12'), series.inGoogle('2027-01-19')]).toEqual([false, true])
    expect(known.providers.standIn.violations).toEqual([])
  }))

test('what was taken out before it was made here is canceled once it is made', async () => {
  const known = await aConnectedOrganizer('Europe/Berlin')
  const series = await inJanuary(async () => {
    const made = await aSeries(known)
    await made.leaveOut('2027-04-20')
    return made
  })
  await at('2027-03-15T08:00:00Z', async () => {
    await series.make()
    await settle(known)
    expect([await series.on('2027-04-20'), await series.on('2027-04-27')]).toEqual([
      '2027-04-20 10:00 canceled',
      '2027-04-27 10:00',
    ])
  })
})
