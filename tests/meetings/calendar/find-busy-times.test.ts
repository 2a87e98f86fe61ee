import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { syncCalendarEvents } from '@/lib/meetings/calendar/commands/sync-calendar-events'
import { findBusyTimes } from '@/lib/meetings/calendar/commands/find-busy-times'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { aConnectedOrganizer } from './connected-organizer'
import { aMeeting } from '@/tests/factories/meetings'

const day = addDays(dayIn(new Date(), 'UTC'), 2)
const at = (time: string) => `${day}T${time}:00.000Z`

const busyFor = async (asker: Actor, person: Actor, without?: string) => {
  const found = await findBusyTimes(asker, { from: day, days: 1, members: [person.memberId], without })
  return found.map(
    ({ startsAt, endsAt }) => `${startsAt.toISOString().slice(11, 16)}–${endsAt.toISOString().slice(11, 16)}`,
  )
}

test('colleagues see when somebody is busy in Google, and not with what', async () => {
  const { organizer, guest, providers } = await aConnectedOrganizer()
  providers.calendars.busy.set(organizer.email, [{ start: at('11:00'), end: at('12:30') }])
  expect(await busyFor(guest, organizer)).toEqual(['11:00–12:30'])
  expect(providers.standIn.violations).toEqual([])
})

test('a meeting that is being moved is in nobody’s way, in Google neither', async () => {
  const { organizer, guest } = await aConnectedOrganizer()
  const meeting = await aMeeting(organizer, { attendees: [guest], time: '10:00' })
  await syncCalendarEvents()
  expect(await busyFor(organizer, organizer)).toEqual(['10:00–10:30', '10:00–10:30'])
  expect(await busyFor(organizer, organizer, meeting.id)).toEqual([])
})

test('where Google hangs or fails, what is known here is there within two seconds', async () => {
  const { organizer, guest, providers } = await aConnectedOrganizer()
  await aMeeting(organizer, { time: '10:00' })
  providers.standIn.fail({ under: '/google/calendar', kind: 'hang' })
  const startedAt = performance.now()
  expect(await busyFor(guest, organizer)).toEqual(['10:00–10:30'])
  expect(performance.now() - startedAt).toBeLessThan(3000)
})

test('nobody is asked of a second time within a minute, nor without their leave', async () => {
  const { organizer, guest, account, providers } = await aConnectedOrganizer()
  await busyFor(guest, organizer)
  await busyFor(guest, organizer)
  const asked = () => providers.standIn.seenUnder('/google/calendar/v3/freeBusy').length
  expect(asked()).toBe(1)
  await db.integration.update({ where: { id: account.id }, data: { scopes: [] } })
  await busyFor(organizer, organizer)
  expect(asked()).toBe(1)
})
