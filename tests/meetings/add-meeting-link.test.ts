import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { editFollowUp } from '@/lib/follow-ups/commands/edit-follow-up'
import { makeFollowUps } from '@/lib/follow-ups/commands/make-follow-ups'
import { addMeetingLink } from '@/lib/meetings/commands/add-meeting-link'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { meetingLimits } from '@/lib/meetings/rules/meeting-scope'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween, followUpEditOf } from '@/tests/factories/follow-ups'
import { aMeeting, seriesNow } from '@/tests/factories/meetings'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

const plan = { url: 'https://acme.example/plan', text: 'Plan' }

test('makes one link of two presses, and finds no meeting of others', async () => {
  const workspace = await aWorkspace()
  const organizer = await aMember({ workspace })
  const { id } = await aMeeting(organizer)
  await expectMadeOnce(
    (madeId) => addMeetingLink(organizer, { ...plan, madeId, id }),
    () => db.meetingLink.count({ where: { meetingId: id } }),
    (madeId) => addMeetingLink(organizer, { ...plan, madeId, id, text: 'The new plan' }),
  )
  const other = await aMember({ workspace })
  await expectRefused(addMeetingLink(other, { ...plan, madeId: randomId(), id }), 'not-found')
})

test('a link is also that of the following meetings of a series if the person says so, and of those made later', async () => {
  const { organizer, id, workspace } = await aFollowUpBetween({ frequency: 'Weekly' })
  const series = await seriesNow({ id })
  const [, second = '', third = ''] = series.map((one) => one.id)
  const add = { ...plan, madeId: randomId(), id: second, scope: 'following' } as const
  for (let press = 1; press <= 2; press += 1) await addMeetingLink(organizer, add)
  const ofMeeting = (meetingId: string) => db.meetingLink.findMany({ where: { meetingId } })
  expect(await ofMeeting(id)).toEqual([])
  for (const meetingId of [second, third]) expect(await ofMeeting(meetingId)).toMatchObject([plan])
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
  setClock(() => daysFrom(new Date(), 70))
  const { count } = await makeFollowUps(systemActor(workspace.id), { seriesId: seriesId ?? '' })
  setClock()
  const meeting = { seriesId }
  expect(await db.meetingLink.count({ where: { meeting, ...plan } })).toBe(series.length - 1 + count)
})

test('a meeting that has all the links it can have gets no further one with the others', async () => {
  const { organizer, id } = await aFollowUpBetween({ frequency: 'Monthly' })
  const [, second = ''] = (await seriesNow({ id })).map((one) => one.id)
  const add = (meetingId: string, scope?: 'following') =>
    addMeetingLink(organizer, { ...plan, madeId: randomId(), id: meetingId, scope })
  for (let count = 0; count < meetingLimits.links; count += 1) await add(second)
  await add(id, 'following')
  expect(await db.meetingLink.count({ where: { meetingId: second } })).toBe(meetingLimits.links)
})

test('rejects one link too many', async () => {
  const organizer = await aMember()
  const { id } = await aMeeting(organizer)
  const add = () => addMeetingLink(organizer, { ...plan, madeId: randomId(), id })
  for (let count = 0; count < meetingLimits.links; count += 1) await add()
  await expectRefused(add(), 'invalid', 'url')
})

test('a guest of one meeting adds no link to the others', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween({ frequency: 'Weekly' })
  const attendeeIds = [guest, colleague].map(({ memberId }) => memberId)
  await editFollowUp(organizer, await followUpEditOf({ id }, { attendeeIds }))
  await addMeetingLink(colleague, { ...plan, madeId: randomId(), id, scope: 'following' })
  expect(await db.meetingLink.count({ where: { memberId: colleague.memberId } })).toBe(1)
})

test('rejects a link on a canceled meeting', async () => {
  const organizer = await aMember()
  const { id } = await aMeeting(organizer)
  await cancelMeeting(organizer, { id, scope: 'this' })
  await expectRefused(addMeetingLink(organizer, { ...plan, madeId: randomId(), id }), 'conflict')
})
