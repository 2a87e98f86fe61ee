import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { endMeetingsOf } from '@/lib/meetings/commands/end-meetings-of'
import { endMeetingsOfLeavers } from '@/lib/meetings/jobs'
import { composeMail } from '@/lib/notifications/templates'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'
import { aMeeting, meetingNow, seriesNow } from '@/tests/factories/meetings'
import { aMember, deactivate } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { entriesOf } from '@/tests/support/calendar-program'
import { mailsTo } from '@/tests/support/outbox'

test('a series ends when its organizer leaves, and so do the one-on-ones with them', async () => {
  const workspace = await aWorkspace()
  const [leaver, colleague] = [await aMember({ workspace }), await aMember({ workspace })]
  const series = await aMeeting(leaver, { frequency: 'Weekly', attendees: [colleague] })
  const pair = await aMeeting(colleague, { kind: 'ONE_ON_ONE', attendees: [leaver], time: '12:00' })
  const other = await aMeeting(colleague, { attendees: [leaver], time: '14:00' })
  const system = systemActor(workspace.id)
  expect(await endMeetingsOf(system, leaver)).toEqual({ canceled: 0 })
  await deactivate(leaver)
  await endMeetingsOfLeavers()
  expect((await seriesNow(series)).every(({ text }) => text.endsWith('canceled'))).toBe(true)
  expect((await meetingNow(series)).series?.endedAt).not.toBeNull()
  expect((await meetingNow(pair)).canceledAt).not.toBeNull()
  expect((await meetingNow(pair)).canceledById).toBeNull()
  expect((await meetingNow(other)).canceledAt).toBeNull()
  expect(await endMeetingsOf(system, leaver)).toEqual({ canceled: 0 })
})

test('two runs at the same time end a meeting once', async () => {
  const workspace = await aWorkspace()
  const [leaver, colleague] = [await aMember({ workspace }), await aMember({ workspace })]
  await aMeeting(colleague, { kind: 'ONE_ON_ONE', attendees: [leaver] })
  await deactivate(leaver)
  const system = systemActor(workspace.id)
  const runs = await Promise.all([endMeetingsOf(system, leaver), endMeetingsOf(system, leaver)])
  expect(runs.map(({ canceled }) => canceled).toSorted()).toEqual([0, 1])
})

test('everybody else gets one notification for each kind of meeting, and a mail for each entry of their calendar', async () => {
  const workspace = await aWorkspace()
  const leaver = await aMember({ workspace, firstName: 'Priya' })
  const [colleague, former] = [await aMember({ workspace }), await aMember({ workspace })]
  const { ids } = await aMeeting(leaver, { frequency: 'Weekly', attendees: [colleague, former], title: 'Launch' })
  await aMeeting(leaver, { time: '12:00', attendees: [colleague], title: 'Retro' })
  await aMeeting(colleague, { kind: 'ONE_ON_ONE', title: 'One-on-one', attendees: [leaver], time: '14:00' })
  await deactivate(leaver)
  await deactivate(former)
  await endMeetingsOfLeavers()
  await endMeetingsOfLeavers()
  expect((await toldTo(colleague, 'meeting.canceled')).toSorted()).toEqual([
    'Priya Nair left, so a one-on-one is canceled',
    `Priya Nair left, so the follow-up “Launch” and ${ids.length} more are canceled`,
  ])
  const mails = (await mailsTo(colleague.email)).filter(({ event }) => event.endsWith('.planned'))
  const files = mails.map(({ props }) => props['calendar'] as unknown as CalendarFile)
  expect(files.map((file) => [file.method, entriesOf(file).others.length])).toEqual(Array(3).fill(['CANCEL', 0]))
  const letters = await Promise.all(
    mails.map(({ event, props }) => composeMail(event, JSON.stringify(props), new Date())),
  )
  expect(letters.map((letter) => letter?.subject).toSorted()).toEqual([
    'Priya Nair left, so a one-on-one is canceled',
    'Priya Nair left, so “Launch” is canceled',
    'Priya Nair left, so “Retro” is canceled',
  ])
  expect(await mailsTo(former.email)).toEqual([])
})
