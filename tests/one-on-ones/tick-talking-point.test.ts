import { expect, test } from 'vitest'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { agendaOf, aOneOnOne, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

test('what is ticked off stays in its meeting, and unticked it is on every agenda again', async () => {
  const { one, other, id, pairId } = await aPair({ time: '10:00' })
  const next = await aOneOnOne(one, other, { time: '12:00' })
  const pointId = await aPoint(one, pairId, 'Budget')
  expect([await agendaOf(other, id), await agendaOf(other, next.id)]).toEqual([['Budget'], ['Budget']])
  await tickTalkingPoint(other, { id: pairId, pointId, meetingId: id, isDone: true })
  expect([await agendaOf(one, id), await agendaOf(one, next.id)]).toEqual([['✓ Budget'], []])
  await tickTalkingPoint(one, { id: pairId, pointId, meetingId: id, isDone: false })
  expect([await agendaOf(one, id), await agendaOf(one, next.id)]).toEqual([['Budget'], ['Budget']])
})

test('rejects a meeting of another pair, and one that was canceled', async () => {
  const { one, id, pairId } = await aPair()
  const pointId = await aPoint(one, pairId)
  const foreign = await aPair()
  const input = { id: pairId, pointId, isDone: true }
  await expectRefused(tickTalkingPoint(one, { ...input, meetingId: foreign.id }), 'not-found')
  await cancelMeeting(one, { id, scope: 'this' })
  await expectRefused(tickTalkingPoint(one, { ...input, meetingId: id }), 'conflict')
})
