import { expect, test } from 'vitest'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { listHistory } from '@/lib/one-on-ones/queries/list-history'
import { listPairs } from '@/lib/one-on-ones/queries/list-pairs'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { aMember } from '@/tests/factories/members'
import { anOwnedItem, aOneOnOne, aPair, aPoint } from '@/tests/factories/one-on-ones'

test('lists the pairs of somebody with the next and the last meeting and open action items', async () => {
  const { workspace, one, other, id, pairId } = await aPair({ time: '10:00' })
  const next = await aOneOnOne(other, one, { time: '12:00' })
  await completeMeeting(one, { id })
  await anOwnedItem(one, pairId)
  expect(await listPairs(other)).toMatchObject([
    { partner: { memberId: one.memberId }, next: { id: next.id }, last: { id }, openItems: 1, isSilent: false },
  ])
  expect(await listPairs(await aMember({ workspace }))).toEqual([])
})

test('the history of a pair is found by what was talked about', async () => {
  const { one, other, id, pairId } = await aPair()
  const pointId = await aPoint(one, pairId, 'The parental leave')
  await tickTalkingPoint(one, { id: pairId, pointId, meetingId: id, isDone: true })
  const found = async (search: string) =>
    (await listHistory(other, one.memberId, { search })).meetings.rows.map((row) => row.id)
  expect([await found('PARENTAL'), await found('salary'), await found('')]).toEqual([[id], [], [id]])
})
