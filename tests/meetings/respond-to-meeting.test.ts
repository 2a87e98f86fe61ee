import { expect, test } from 'vitest'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { aMeeting, meetingNow } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const yes = { isAttending: true, note: '' }

test('keeps the answer with its note and tells the organizer once', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace, firstName: 'Tom' })]
  const { id } = await aMeeting(organizer, { title: 'Talk', attendees: [guest] })
  const no = { id, isAttending: false, note: 'On a train.' }
  await respondToMeeting(guest, no)
  await respondToMeeting(guest, no)
  const place = (await meetingNow({ id })).attendees.find(({ memberId }) => memberId === guest.memberId)
  expect(place).toMatchObject({ isAttending: false, attendingNote: 'On a train.' })
  expect(await toldTo(organizer, 'meeting.answered')).toEqual([
    'Tom Nair can’t attend the follow-up “Talk”: On a train.',
  ])
})

test('is not found for people who are not in the meeting', async () => {
  const workspace = await aWorkspace()
  const { id } = await aMeeting(await aMember({ workspace }))
  await expectRefused(respondToMeeting(await aMember({ workspace }), { id, ...yes }), 'not-found')
  await expectRefused(respondToMeeting(await aMember(), { id, ...yes }), 'not-found')
})

test('rejects an answer to a completed meeting', async () => {
  const organizer = await aMember()
  const { id } = await aMeeting(organizer)
  await completeMeeting(organizer, { id })
  await expectRefused(respondToMeeting(organizer, { id, ...yes }), 'conflict')
})
