import { expect, test } from 'vitest'
import { moveTalkingPoint } from '@/lib/one-on-ones/commands/move-talking-point'
import { agendaOf, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'
import { countStatements } from '@/tests/support/statements'

test('either of the two puts a talking point before another one, or last', async () => {
  const { one, other, id, pairId } = await aPair()
  const [a = '', b = '', c = ''] = [
    await aPoint(one, pairId, 'A'),
    await aPoint(one, pairId, 'B'),
    await aPoint(one, pairId, 'C'),
  ]
  await moveTalkingPoint(other, { id: pairId, pointId: c, beforeId: a })
  expect(await agendaOf(one, id)).toEqual(['C', 'A', 'B'])
  await moveTalkingPoint(other, { id: pairId, pointId: c, beforeId: null })
  expect(await agendaOf(one, id)).toEqual(['A', 'B', 'C'])
  await Promise.all([
    moveTalkingPoint(one, { id: pairId, pointId: b, beforeId: a }),
    moveTalkingPoint(other, { id: pairId, pointId: c, beforeId: a }),
  ])
  expect((await agendaOf(one, id)).toSorted()).toEqual(['A', 'B', 'C'])
})

test('moving past many points takes as many statements as past few', async () => {
  const { one, id, pairId } = await aPair()
  const points = []
  for (const text of ['A', 'B', 'C', 'D', 'E', 'F']) points.push(await aPoint(one, pairId, text))
  const [first = '', second = '', last = ''] = [points[0], points[1], points.at(-1)]
  const few = await countStatements(() => moveTalkingPoint(one, { id: pairId, pointId: second, beforeId: first }))
  const many = await countStatements(() => moveTalkingPoint(one, { id: pairId, pointId: last, beforeId: second }))
  expect(many).toBe(few)
  expect(await agendaOf(one, id)).toEqual(['F', 'B', 'A', 'C', 'D', 'E'])
})

test('refuses a talking point of another pair', async () => {
  const { one, pairId } = await aPair()
  const foreign = await aPair()
  const pointId = await aPoint(foreign.one, foreign.pairId)
  await expectRefused(moveTalkingPoint(one, { id: pairId, pointId, beforeId: null }), 'not-found')
})
