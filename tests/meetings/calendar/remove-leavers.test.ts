import { beforeEach, expect, test } from 'vitest'
import { removeLeavers } from '@/lib/meetings/calendar/commands/remove-leavers'
import { syncCalendarEvents } from '@/lib/meetings/calendar/commands/sync-calendar-events'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aConnectedOrganizer, moveTo } from './connected-organizer'
import { aMeeting, timing } from '@/tests/factories/meetings'
import { reactivatePeople } from '@/lib/members/people/commands/reactivate-people'
import { aMember, anAdmin } from '@/tests/factories/members'

// Other tests of this worker leave accounts behind.
beforeEach(async () => void (await db.integration.deleteMany({})))

test('a leaver is taken out of the Google events of others, once, and put back on return', async () => {
  const known = await aConnectedOrganizer()
  const { organizer, guest, workspace, calendar } = known
  const attendees = [guest, await aMember({ workspace })]
  await aMeeting(organizer, { attendees })
  const weekly = { frequency: 'Weekly', time: '15:00', attendees } as const
  const { ids } = await aMeeting(organizer, weekly)
  await syncCalendarEvents()
  const second = { id: ids[1] ?? '' }
  await moveTo(organizer, second, { ...timing(), time: '17:00', attendees })
  await syncCalendarEvents()
  const invited = () => calendar.list().map((event) => event.attendees.map(({ email }) => email).includes(guest.email))
  expect(invited()).toEqual([true, true, true])
  const { memberId: id } = guest
  await db.member.update({ where: { id }, data: { status: 'DEACTIVATED', deactivatedAt: now() } })
  expect(await removeLeavers()).toEqual({ changed: 3 })
  expect(await removeLeavers()).toEqual({ changed: 0 })
  await syncCalendarEvents()
  expect(invited()).toEqual([false, false, false])
  expect(await removeLeavers()).toEqual({ changed: 0 })
  await reactivatePeople(await anAdmin({ workspace }), { ids: [id] })
  expect(await removeLeavers()).toEqual({ changed: 3 })
  await syncCalendarEvents()
  expect(invited()).toEqual([true, true, true])
  expect(await removeLeavers()).toEqual({ changed: 0 })
  expect(known.providers.standIn.violations).toEqual([])
})
