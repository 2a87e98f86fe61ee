import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { endMeetingsOf } from '@/lib/meetings/commands/end-meetings-of'
import { endMeetingsOfLeavers } from '@/lib/meetings/jobs'
import { aMeeting, meetingNow, seriesNow } from '@/tests/factories/meetings'
import { aMember, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

test('a series ends when its organizer leaves, and so do the one-on-ones with them', async () => {
  const workspace = await aWorkspace()
  const [leaver, colleague] = [await aMember({ workspace }), await aMember({ workspace })]
  const series = await aMeeting(leaver, { frequency: 'Weekly', attendees: [colleague] })
  const pair = await aMeeting(colleague, { kind: 'ONE_ON_ONE', attendees: [leaver], time: '12:00' })
  const other = await aMeeting(colleague, { attendees: [leaver] })
  const system = systemActor(workspace.id)
  expect(await endMeetingsOf(system, leaver)).toEqual({ canceled: 0 })
  await deactivate(leaver)
  await endMeetingsOfLeavers()
  expect((await seriesNow(series)).every(({ text }) => text.endsWith('canceled'))).toBe(true)
  expect((await meetingNow(series)).series?.endedAt).not.toBeNull()
  expect((await meetingNow(pair)).canceledAt).not.toBeNull()
  expect((await meetingNow(other)).canceledAt).toBeNull()
  expect(await endMeetingsOf(system, leaver)).toEqual({ canceled: 0 })
})
