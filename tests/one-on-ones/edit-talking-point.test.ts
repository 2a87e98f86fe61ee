import { expect, test } from 'vitest'
import { editTalkingPoint } from '@/lib/one-on-ones/commands/edit-talking-point'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { agendaOf, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

test('its author changes an open talking point, the other does not', async () => {
  const { one, other, id, pairId } = await aPair()
  const pointId = await aPoint(one, pairId)
  await expectRefused(editTalkingPoint(other, { id: pairId, pointId, text: 'Theirs' }), 'forbidden')
  await editTalkingPoint(one, { id: pairId, pointId, text: 'Clearer' })
  expect(await agendaOf(other, id)).toEqual(['Clearer'])
  await tickTalkingPoint(one, { id: pairId, pointId, meetingId: id, isDone: true })
  await expectRefused(editTalkingPoint(one, { id: pairId, pointId, text: 'Too late' }), 'conflict')
})
