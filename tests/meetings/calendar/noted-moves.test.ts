import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { db } from '@/lib/platform/db'
import { at, seriesNow } from '@/tests/factories/meetings'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aConnectedOrganizer, googleId, settle, type Known } from './connected-organizer'

const HOUR = 3_600_000

function moveInGoogle({ calendar }: Pick<Known, 'calendar'>, id: string) {
  const { start, end } = calendar.find(id) ?? expect.fail('no such event')
  const later = (time: typeof start) => ({
    ...time,
    dateTime: new Date(Date.parse(time.dateTime) + HOUR).toISOString(),
  })
  calendar.change(id, { start: later(start), end: later(end) })
}

const saidOf = async (actor: Actor, id: string) =>
  (await getOneOnOne(actor, id)).comments.map(({ by, comment }) => [by?.memberId, comment])

test('a one-on-one that is moved in Google says so, once, in the name of its organizer', () =>
  at('2027-01-04T08:00:00Z', async () => {
    const known = await aConnectedOrganizer()
    const { organizer, guest } = known
    const { id } = await aOneOnOne(organizer, guest, { day: '2027-01-05' })
    await settle(known)
    expect(await saidOf(guest, id)).toEqual([])
    moveInGoogle(known, googleId(id))
    await settle(known)
    await settle(known)
    expect(await saidOf(guest, id)).toEqual([[organizer.memberId, 'Moved this meeting.']])
  }))

test('each one-on-one of a series that is moved in Google says so', () =>
  at('2027-01-04T08:00:00Z', async () => {
    const known = await aConnectedOrganizer()
    const { organizer, guest } = known
    const weekly = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-12' } as const
    const { id } = await aOneOnOne(organizer, guest, weekly)
    await settle(known)
    const { calendarUid } = await db.meetingSeries.findFirstOrThrow({ where: { meetings: { some: { id } } } })
    moveInGoogle(known, googleId(calendarUid))
    await settle(known)
    for (const meeting of await seriesNow({ id }))
      expect(await saidOf(guest, meeting.id)).toEqual([[organizer.memberId, 'Moved this meeting.']])
  }))
