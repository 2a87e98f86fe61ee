import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { createCalendarFeed } from '@/lib/meetings/feed/commands/create-calendar-feed'
import { readCalendarFeed } from '@/lib/meetings/feed/queries'
import { listBusy } from '@/lib/meetings/queries/list-busy'
import { db } from '@/lib/platform/db'
import { aMeeting, meetingNow } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('any attendee completes it, once, and no further meeting is made', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id } = await aMeeting(organizer, { attendees: [guest], frequency: 'Monthly' })
  const count = () => db.meeting.count({ where: { workspaceId: workspace.id } })
  const before = await count()
  await Promise.all([completeMeeting(guest, { id }), completeMeeting(organizer, { id })])
  const first = await meetingNow({ id })
  await completeMeeting(organizer, { id })
  expect(await meetingNow({ id })).toEqual(first)
  expect(first.completedAt).not.toBeNull()
  expect(await count()).toBe(before)
  const lines = { key: `meeting.completed:${id}` }
  expect(await db.activity.count({ where: lines })).toBe(1)
})

test('tells the organizer, who alone can undo it, unless they completed it themselves', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace, firstName: 'Tom' })]
  const { id } = await aMeeting(organizer, { title: 'Talk', attendees: [guest] })
  const own = await aMeeting(organizer, { title: 'Own', time: '15:00', attendees: [guest] })
  await completeMeeting(guest, { id })
  await completeMeeting(organizer, own)
  expect(await toldTo(organizer, 'meeting.completed')).toEqual(['Tom Nair completed the follow-up “Talk”'])
  expect(await toldTo(guest, 'meeting.completed')).toEqual([])
})

test('rejects a canceled meeting, and everybody else finds none', async () => {
  const workspace = await aWorkspace()
  const organizer = await aMember({ workspace })
  const { id } = await aMeeting(organizer)
  await expectRefused(completeMeeting(await aMember({ workspace }), { id }), 'not-found')
  await cancelMeeting(organizer, { id, scope: 'this' })
  await expectRefused(completeMeeting(organizer, { id }), 'conflict')
})

test('finds no meeting of another kind than the one named', async () => {
  const organizer = await aMember()
  const { id } = await aMeeting(organizer)
  await expectRefused(completeMeeting(organizer, { id, kind: 'ONE_ON_ONE' }), 'not-found')
  expect((await meetingNow({ id })).completedAt).toBeNull()
  expect(await completeMeeting(organizer, { id, kind: 'FOLLOW_UP' })).toEqual({ id })
})

test('a meeting completed before it begins gives its time back', async () => {
  const workspace = await aWorkspace()
  const organizer = await aMember({ workspace })
  const day = { day: '2999-01-03', time: '10:00' }
  const { id } = await aMeeting(organizer, day)
  const { address } = await createCalendarFeed(organizer)
  await completeMeeting(organizer, { id })
  expect(await listBusy(organizer, { from: day.day, days: 1, members: [] })).toEqual([])
  expect(await readCalendarFeed(address.split('/').at(-1)?.replace('.ics', '') ?? '')).not.toContain(id)
  await aMeeting(organizer, day)
})
