import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { db } from '@/lib/platform/db'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aMeeting, at, meetingNow } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const yes = { isAttending: true, note: '' }

test('keeps the answer with its note and tells the organizer once', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace, firstName: 'Tom' })]
  const { id } = await aMeeting(organizer, { title: 'Talk', day: '2899-01-05', attendees: [guest] })
  const no = { id, isAttending: false, note: 'On a train.' }
  await respondToMeeting(guest, no)
  await respondToMeeting(guest, no)
  const place = (await meetingNow({ id })).attendees.find(({ memberId }) => memberId === guest.memberId)
  expect(place).toMatchObject({ isAttending: false, attendingNote: 'On a train.' })
  expect(await toldTo(organizer, 'meeting.answered')).toEqual([
    'Tom Nair can’t attend the follow-up “Talk” on Jan 05, 2899: On a train.',
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

test('nobody is asked for an answer, or gives one, once the meeting is over', async () => {
  const workspace = await aWorkspace()
  const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id } = await at('2027-01-04T08:00:00Z', () => aFollowUp(organizer, { day: '2027-01-05', attendees: [guest] }))
  const canRespond = async () => (await getMeeting(guest, 'FOLLOW_UP', id)).can.respond
  await at('2027-01-05T10:15:00Z', async () => {
    expect(await canRespond()).toBe(true)
    await respondToMeeting(guest, { id, ...yes })
  })
  await at('2027-01-05T11:00:00Z', async () => {
    expect(await canRespond()).toBe(false)
    await expectRefused(respondToMeeting(guest, { id, isAttending: false, note: '' }), 'conflict')
  })
  expect(await toldTo(organizer, 'meeting.answered')).toHaveLength(1)
})

test('an answer counts for the following meetings of a series if the person says so', () =>
  at('2899-01-01T08:00:00Z', async () => {
    const workspace = await aWorkspace()
    const [organizer, guest] = [await aMember({ workspace }), await aMember({ workspace, firstName: 'Tom' })]
    const { ids } = await aMeeting(organizer, {
      title: 'Talk',
      day: '2899-01-05',
      frequency: 'Weekly',
      attendees: [guest],
    })
    const [first = '', second = '', third = ''] = ids
    const answers = async () => {
      const own = { memberId: guest.memberId, meetingId: { in: ids.slice(0, 4) } }
      const places = await db.meetingAttendee.findMany({ where: own, orderBy: { startsAt: 'asc' } })
      return places.map(({ isAttending }) => isAttending)
    }
    await respondToMeeting(guest, { id: first, ...yes })
    expect(await answers()).toEqual([true, null, null, null])
    await cancelMeeting(organizer, { id: third, scope: 'this' })
    for (let press = 1; press <= 2; press += 1)
      await respondToMeeting(guest, { id: second, isAttending: false, note: 'On leave.', scope: 'following' })
    expect(await answers()).toEqual([true, false, null, false])
    expect((await toldTo(organizer, 'meeting.answered')).toSorted()).toEqual([
      'Tom Nair attends the follow-up “Talk” on Jan 05, 2899',
      'Tom Nair can’t attend the series of follow-ups “Talk”: On leave.',
    ])
  }))
