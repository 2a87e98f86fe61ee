import { afterEach, expect, test } from 'vitest'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { disconnectLeavers } from '@/lib/integrations/commands/disconnect-leavers'
import { REVOKE_TASK } from '@/lib/integrations/tasks/rules'
import { syncCalendarEvents } from '@/lib/meetings/calendar/commands/sync-calendar-events'
import { takeGoogleChanges } from '@/lib/meetings/calendar/commands/take-google-changes'
import { endMeetingsOfLeavers } from '@/lib/meetings/jobs'
import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { aConnectedOrganizer } from './connected-organizer'
import { aMeeting, meetingNow } from '@/tests/factories/meetings'

afterEach(() => setClock())

const leave = ({ memberId }: { memberId: string }) =>
  db.member.update({ where: { id: memberId }, data: { status: 'DEACTIVATED', deactivatedAt: now() } })

test('the meetings of a leaver end in Google before their account is disconnected', async () => {
  const { organizer, guest, calendar, account } = await aConnectedOrganizer()
  await aMeeting(organizer, { frequency: 'Weekly', attendees: [guest] })
  await aMeeting(organizer, { time: '15:00', attendees: [guest] })
  await syncCalendarEvents()
  await leave(organizer)
  await disconnectLeavers()
  await endMeetingsOfLeavers()
  const later = minutesFrom(now(), 31)
  setClock(() => later)
  await disconnectLeavers()
  expect(await db.integration.count({ where: { id: account.id } })).toBe(1)
  await syncCalendarEvents()
  expect(calendar.list().map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  await disconnectLeavers()
  expect(await db.integration.count({ where: { id: account.id } })).toBe(0)
})

test('the meetings of a deleted account end in Google before its access is revoked, under no address of theirs', async () => {
  const { organizer, guest, calendar, account } = await aConnectedOrganizer()
  await aMeeting(organizer, { attendees: [guest] })
  await syncCalendarEvents()
  await transaction((tx) => forgetPerson(tx, organizer))
  const kept = await db.integration.findUnique({ where: { id: account.id } })
  expect(kept?.account).toBe('')
  await endMeetingsOfLeavers()
  const later = minutesFrom(now(), 31)
  setClock(() => later)
  await syncCalendarEvents()
  expect(calendar.list().map(({ status }) => status)).toEqual(['cancelled'])
  await disconnectLeavers()
  expect(await db.integration.count({ where: { id: account.id } })).toBe(0)
})

test('a deleted account without meetings to come is disconnected immediately', async () => {
  const { organizer, account } = await aConnectedOrganizer()
  await transaction((tx) => forgetPerson(tx, organizer))
  expect(await db.integration.count({ where: { id: account.id } })).toBe(0)
  expect(await db.integrationTask.count({ where: { kind: REVOKE_TASK, objectId: account.id } })).toBe(1)
})

test('a broken account of a leaver is disconnected with what waits for it', async () => {
  const { organizer, account } = await aConnectedOrganizer()
  await aMeeting(organizer)
  await leave(organizer)
  await db.integration.update({ where: { id: account.id }, data: { brokenAt: now() } })
  const later = minutesFrom(now(), 31)
  setClock(() => later)
  await disconnectLeavers()
  expect(await db.integration.count({ where: { id: account.id } })).toBe(0)
})

test('changes in Google wait while the workspace is suspended, and count afterwards', async () => {
  const { organizer, workspace, calendar, account } = await aConnectedOrganizer()
  const meeting = await aMeeting(organizer)
  await syncCalendarEvents()
  await takeGoogleChanges()
  calendar.remove(meeting.id.replaceAll('-', ''))
  const suspend = (suspendedAt: Date | null) =>
    db.workspace.update({ where: { id: workspace.id }, data: { suspendedAt } })
  const lookAgain = async () => {
    await db.calendarWatch.updateMany({ where: { integrationId: account.id }, data: { syncedAt: new Date(0) } })
    await takeGoogleChanges()
  }
  await suspend(now())
  await lookAgain()
  const task = { integrationId: account.id, kind: 'calendar.changes' }
  expect(await db.integrationTask.count({ where: task })).toBe(0)
  expect((await meetingNow(meeting)).canceledAt).toBeNull()
  await suspend(null)
  await lookAgain()
  expect((await meetingNow(meeting)).canceledAt).not.toBeNull()
})
