import { expect, test } from 'vitest'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { undoCompletion } from '@/lib/meetings/commands/undo-completion'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { db } from '@/lib/platform/db'
import { at, aMeeting, meetingNow } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('the organizer takes a completion back for 24 hours, and nobody else', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id } = await aMeeting(organizer, { day: '2999-01-03', attendees: [guest] })
  await at('2999-01-03T12:00:00Z', () => completeMeeting(guest, { id }))
  await expectRefused(undoCompletion(guest, { id }), 'forbidden')
  await at('2999-01-04T12:00:00Z', () => expectRefused(undoCompletion(organizer, { id }), 'conflict'))
  await at('2999-01-04T11:59:00Z', () => undoCompletion(organizer, { id }))
  expect(await meetingNow({ id })).toMatchObject({ completedAt: null, completedById: null })
  await undoCompletion(organizer, { id })
})

const isBookedNow = async (meeting: { id: string }) =>
  (await meetingNow(meeting)).attendees.every(({ isBooked }) => isBooked)

test('an undone meeting to come takes its time again, and clashes where that is taken', async () => {
  const organizer = await aMember()
  const times = [{ day: '2999-01-03' }, { day: '2999-01-04' }]
  const [free, taken] = [await aMeeting(organizer, times[0]), await aMeeting(organizer, times[1])]
  for (const one of [free, taken]) await completeMeeting(organizer, one)
  await aMeeting(organizer, times[1])
  for (const one of [free, taken]) await undoCompletion(organizer, one)
  expect([await isBookedNow(free), await isBookedNow(taken)]).toEqual([true, false])
  expect((await getMeeting(organizer, 'FOLLOW_UP', taken.id)).isClashing).toBe(true)
})

test('an undo removes the notification and the activity, and a second completion brings them again', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace, firstName: 'Tom' })]
  const { id } = await aMeeting(organizer, { title: 'Talk', attendees: [guest] })
  const heard = async () => [
    await toldTo(organizer, 'meeting.completed'),
    await db.activity.count({ where: { key: `meeting.completed:${id}` } }),
  ]
  await completeMeeting(guest, { id })
  await undoCompletion(organizer, { id })
  expect(await heard()).toEqual([[], 0])
  await completeMeeting(guest, { id })
  expect(await heard()).toEqual([['Tom Nair completed the follow-up “Talk”'], 1])
})
