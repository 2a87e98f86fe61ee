import { expect, test } from 'vitest'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { aOneOnOne, aPair, aPoint } from '@/tests/factories/one-on-ones'

test('a point that was not ticked off says which meeting it was carried over from', async () => {
  const { one, other, id, pairId } = await aPair({ time: '10:00' })
  const next = await aOneOnOne(one, other, { time: '12:00' })
  await aPoint(one, pairId, 'Old')
  await completeMeeting(one, { id })
  await aPoint(one, pairId, 'New')
  const { points } = await getOneOnOne(other, next.id)
  expect(points.map(({ text, carriedFrom }) => [text, carriedFrom !== null])).toEqual([
    ['Old', true],
    ['New', false],
  ])
  expect((await getOneOnOne(other, id)).points).toEqual([])
})
