import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { remindOfMeeting } from '@/lib/meetings/commands/remind-of-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { remindOfMeetings } from '@/lib/meetings/jobs'
import { rescheduleOneOnOnes } from '@/lib/one-on-ones/rescheduling/commands/reschedule-one-on-ones'
import { db } from '@/lib/platform/db'
import { at, aMeeting } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aPair } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { preferring } from '@/tests/notifications/preferences/preferring'

const day = '2899-01-05'

/** A meeting at ten that was planned days before, with somebody who has declined. */
async function planned() {
  const workspace = await aWorkspace()
  const people = [await aMember({ workspace }), await aMember({ workspace }), await aMember({ workspace })] as const
  const [organizer, guest, decliner] = people
  const { id } = await aMeeting(organizer, { day, title: 'Talk', attendees: [guest, decliner] })
  await respondToMeeting(decliner, { id, isAttending: false, note: '' })
  return { workspace, organizer, guest, decliner, id }
}

const runAt = (time: string) => at(`${time}:00Z`, () => remindOfMeetings(new Date(`${time}:00Z`)))

test('reminds 24 hours and one hour before, and those who can move it one hour after, once each', async () => {
  const { organizer, guest, decliner } = await planned()
  for (const time of ['2899-01-04T09:50', '2899-01-04T10:00', '2899-01-04T10:10']) await runAt(time)
  for (const time of ['2899-01-05T09:00', '2899-01-05T09:10', '2899-01-05T11:30', '2899-01-05T11:40']) await runAt(time)
  const before = ['“Talk” begins in 24 hours', '“Talk” begins within an hour']
  expect((await toldTo(guest, 'meeting.reminded')).toSorted()).toEqual(before)
  expect((await toldTo(organizer, 'meeting.reminded')).toSorted()).toEqual([
    ...before,
    '“Talk” has ended. Complete or move it',
  ])
  expect(await toldTo(decliner, 'meeting.reminded')).toEqual([])
})

test('names the other person of a one-on-one, of which a lead has several by one title', async () => {
  const workspace = await aWorkspace()
  const [lead, tom] = [await aMember({ workspace }), await aMember({ workspace, firstName: 'Tom' })]
  await aMeeting(lead, { day, kind: 'ONE_ON_ONE', title: 'One-on-one', attendees: [tom] })
  await runAt('2899-01-04T10:00')
  expect(await toldTo(lead, 'meeting.reminded')).toEqual(['“One-on-one” with Tom Nair begins in 24 hours'])
  expect(await toldTo(tom, 'meeting.reminded')).toEqual(['“One-on-one” with Priya Nair begins in 24 hours'])
})

test('what begins soon isn’t said in Slack after quiet hours', async () => {
  const { organizer, guest } = await planned()
  for (const person of [organizer, guest])
    await preferring(person, { FollowUp: { slack: 'AT_ONCE' }, quietFrom: '18:00', quietUntil: '09:30' })
  for (const time of ['2899-01-04T10:00', '2899-01-05T09:10']) await runAt(time)
  const where = { memberId: guest.memberId, key: { startsWith: 'meeting.reminded' } }
  const told = await db.notification.findMany({ where, orderBy: { createdAt: 'asc' } })
  expect(told.map(({ message, slackAt }) => [message, slackAt === null])).toEqual([
    ['“Talk” begins in 24 hours', false],
    ['“Talk” begins within an hour', true],
  ])
})

test('that it has ended and waits to be completed is read once somebody completes it', async () => {
  const { guest, organizer, id } = await planned()
  await runAt('2899-01-05T11:30')
  const unread = () =>
    db.notification.count({
      where: { memberId: organizer.memberId, key: { startsWith: 'meeting.reminded' }, readAt: null },
    })
  expect(await unread()).toBe(1)
  await completeMeeting(guest, { id })
  expect(await unread()).toBe(0)
})

test('what a meeting was reminded of is read once it is moved or canceled', async () => {
  const { one, other, id } = await aPair({ day, time: '10:00' })
  const unread = async () => {
    const where = { key: { startsWith: 'meeting.reminded' }, readAt: null }
    return (await db.notification.findMany({ where: { ...where, workspaceId: one.workspaceId } })).length
  }
  await runAt('2899-01-05T11:30')
  expect(await unread()).toBe(2)
  await rescheduleOneOnOnes(other, { moves: [{ id, version: 1, day: '2899-01-07', time: '10:00' }] })
  expect(await unread()).toBe(0)
  await runAt('2899-01-06T10:00')
  expect(await unread()).toBe(2)
  await at('2899-01-06T11:00:00Z', () => cancelMeeting(one, { id, scope: 'this' }))
  expect(await unread()).toBe(0)
})

test('reminds nobody of a completed meeting', async () => {
  const { workspace, organizer, id } = await planned()
  await completeMeeting(organizer, { id })
  expect(await remindOfMeeting(systemActor(workspace.id), { id, reminder: 'ended' })).toEqual({ count: 0 })
  expect(await toldTo(organizer, 'meeting.reminded')).toEqual([])
})
