import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { streamPair } from '@/lib/one-on-ones/queries/stream-pair'
import { aOneOnOne, anotherTwo, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { outcomeOf } from '@/tests/support/refused'
import { heardChange, stopSignalsAfterAll } from '@/tests/support/signals'

stopSignalsAfterAll()

const here = async () => true

test('says that a point was added, and that the one-on-one was completed', async () => {
  const { one, other, id, pairId } = await aPair()
  const added = heardChange(await streamPair(other, { id: pairId, meeting: id }, here))
  await aPoint(one, pairId)
  expect(await added).toBe(true)
  const completed = heardChange(await streamPair(other, { id: pairId, meeting: id }, here))
  await completeMeeting(one, { id })
  expect(await completed).toBe(true)
})

test('completing or canceling a one-on-one updates the page of its pair', async () => {
  const { one, other, id, pairId } = await aPair()
  const { id: laterId } = await aOneOnOne(one, other, { day: '2999-12-04' })
  const completed = heardChange(await streamPair(other, { id: pairId }, here))
  await completeMeeting(one, { id })
  expect(await completed).toBe(true)
  const canceled = heardChange(await streamPair(other, { id: pairId }, here))
  await cancelMeeting(one, { id: laterId, scope: 'this' })
  expect(await canceled).toBe(true)
})

test('is refused for a one-on-one of another pair', async () => {
  const { one, pairId } = await aPair()
  const elsewhere = await anotherTwo()
  const { id: meeting } = await aOneOnOne(elsewhere.one, elsewhere.other)
  expect(await outcomeOf(streamPair(one, { id: pairId, meeting }, here))).toBe('not-found')
})
