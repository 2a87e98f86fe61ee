import { expect, test } from 'vitest'
import { deleteTalkingPoint } from '@/lib/one-on-ones/commands/delete-talking-point'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { agendaOf, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

test('its author deletes an open talking point, once', async () => {
  const { one, other, id, pairId } = await aPair()
  const pointId = await aPoint(one, pairId)
  await expectRefused(deleteTalkingPoint(other, { id: pairId, pointId }), 'forbidden')
  for (const _press of [1, 2]) await deleteTalkingPoint(one, { id: pairId, pointId })
  expect(await agendaOf(other, id)).toEqual([])
})

test('keeps a talking point that was ticked off', async () => {
  const { one, id, pairId } = await aPair()
  const pointId = await aPoint(one, pairId)
  await tickTalkingPoint(one, { id: pairId, pointId, meetingId: id, isDone: true })
  await expectRefused(deleteTalkingPoint(one, { id: pairId, pointId }), 'conflict')
})
