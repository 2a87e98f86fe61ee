import { expect, test } from 'vitest'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { takeOverLeftSteps } from '@/lib/follow-ups/jobs'
import { getFollowUp } from '@/lib/follow-ups/queries/get-follow-up'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { reactivatePeople } from '@/lib/members/people/commands/reactivate-people'
import { endMeetingsOfLeavers } from '@/lib/meetings/jobs'
import { makeOccurrences } from '@/lib/meetings/steps/make-occurrences'
import { getPair } from '@/lib/one-on-ones/queries/get-pair'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { transaction } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUp, followUpNow } from '@/tests/factories/follow-ups'
import { aMeeting, meetingNow, seriesNow } from '@/tests/factories/meetings'
import { aMember, anAdmin } from '@/tests/factories/members'
import { agendaOf, anOwnedItem, aOneOnOne, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

async function aLeaver() {
  const pair = await aPair({ time: '10:00' })
  const admin = await anAdmin({ workspace: pair.workspace })
  const ids = [pair.other.memberId]
  return {
    ...pair,
    leave: async () => {
      await deactivatePeople(admin, { ids })
      await endMeetingsOfLeavers()
      await takeOverLeftSteps()
    },
    comeBack: () => reactivatePeople(admin, { ids }),
  }
}

test('meetings that ended with a leaver stay canceled after a return, and their series goes on no more', async () => {
  const { one, other, id, leave, comeBack } = await aLeaver()
  const series = await aMeeting(other, { frequency: 'Weekly', time: '12:00', attendees: [one] })
  const invited = await aMeeting(one, { time: '14:00', attendees: [other] })
  await leave()
  await comeBack()
  expect((await meetingNow({ id })).canceledAt).not.toBeNull()
  expect((await seriesNow(series)).every(({ text }) => text.endsWith('canceled'))).toBe(true)
  const { seriesId } = await meetingNow(series)
  expect(await transaction((tx) => makeOccurrences(tx, seriesId ?? ''))).toBeNull()
  const { canceledAt, attendees } = await meetingNow(invited)
  expect([canceledAt, attendees.map(({ memberId }) => memberId).toSorted()]).toEqual([
    null,
    [one.memberId, other.memberId].toSorted(),
  ])
})

test('a pair keeps its talking points and action items while one has left, and meets again after a return', async () => {
  const { one, other, id, pairId, leave, comeBack } = await aLeaver()
  await aPoint(one, pairId, 'Budget')
  await anOwnedItem(other, pairId, 'Send notes')
  await leave()
  expect((await getOneOnOne(one, id)).partner.hasLeft).toBe(true)
  await expectRefused(aOneOnOne(one, other), 'invalid', 'withId')
  await comeBack()
  const next = await aOneOnOne(one, other, { time: '16:00' })
  expect(next.pairId).toBe(pairId)
  for (const actor of [one, other]) expect(await agendaOf(actor, next.id)).toEqual(['Budget'])
  const { items } = await getPair(other, one.memberId, { search: '' })
  expect(items).toMatchObject([{ title: 'Send notes', owner: { memberId: other.memberId } }])
})

test('open next steps of a leaver stay the organizer’s after a return', async () => {
  const { workspace, one, other, leave, comeBack } = await aLeaver()
  const third = await aMember({ workspace })
  const { id } = await aFollowUp(one, { time: '15:00', attendees: [other, third] })
  await addNextStep(one, { madeId: randomId(), id, title: 'Call Acme', ownerId: other.memberId, dueOn: null })
  await leave()
  await comeBack()
  expect((await followUpNow({ id })).items).toMatchObject([{ ownerId: one.memberId }])
  expect((await getFollowUp(other, id)).items).toMatchObject([{ title: 'Call Acme' }])
})
