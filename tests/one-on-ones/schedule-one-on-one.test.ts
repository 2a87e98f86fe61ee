import { expect, test } from 'vitest'
import { saveAgenda } from '@/lib/one-on-ones/agendas/commands/save-agenda'
import { scheduleOneOnOne } from '@/lib/one-on-ones/commands/schedule-one-on-one'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { at } from '@/tests/factories/meetings'
import { aMember, deactivate } from '@/tests/factories/members'
import { agendaOf, anotherTwo, aOneOnOne, aPair, aPoint, oneOnOneInput } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

test('two people are one pair, no matter who schedules', async () => {
  const { one, other, pairId } = await aPair()
  expect((await aOneOnOne(other, one, { time: '12:00' })).pairId).toBe(pairId)
})

test('a one-on-one pressed twice is made once', async () => {
  const { one, other } = await anotherTwo()
  const input = oneOnOneInput(other, { time: '10:00' })
  await expectMadeOnce(
    (madeId, nth) => scheduleOneOnOne(one, { ...input, madeId, time: `${10 + nth}:00` }),
    () => db.oneOnOne.count({ where: { workspaceId: one.workspaceId } }),
    (madeId) => scheduleOneOnOne(one, { ...input, madeId, title: 'Changed' }),
  )
})

test('takes the time of both', async () => {
  const { workspace, other } = await aPair({ time: '10:00' })
  const third = await aMember({ workspace })
  await expectRefused(scheduleOneOnOne(third, oneOnOneInput(other, { time: '10:00' })), 'conflict', 'time')
})

test('begins with the points of a template, and refuses the template of somebody else', async () => {
  const { one, other } = await anotherTwo()
  const { id: agenda } = await saveAgenda(one, { madeId: randomId(), name: 'Mine', points: ['First', 'Second'] })
  const { id } = await aOneOnOne(one, other, { agenda })
  expect(await agendaOf(other, id)).toEqual(['First', 'Second'])
  await expectRefused(scheduleOneOnOne(other, oneOnOneInput(one, { agenda, time: '12:00' })), 'invalid', 'agenda')
  await expectRefused(scheduleOneOnOne(one, oneOnOneInput(other, { agenda: 'none', time: '12:00' })), 'invalid')
})

test('begins with the points of a template that are not open already', async () => {
  const { one, other, id, pairId } = await aPair({ time: '10:00' })
  await aPoint(other, pairId, 'Which goals moved?')
  await aOneOnOne(one, other, { agenda: 'goals', time: '12:00' })
  expect(await agendaOf(one, id)).toEqual([
    'Which goals moved?',
    'Which goals are at risk, and why?',
    'What do we change or drop?',
  ])
})

test('rejects oneself, somebody who left and somebody of another workspace', async () => {
  const { one, other } = await anotherTwo()
  await expectRefused(scheduleOneOnOne(one, oneOnOneInput(one)), 'invalid', 'withId')
  await expectRefused(scheduleOneOnOne(one, oneOnOneInput(await aMember())), 'invalid', 'withId')
  await deactivate(other)
  await expectRefused(scheduleOneOnOne(one, oneOnOneInput(other)), 'invalid', 'withId')
})

test('a series needs a plan that includes it, and each of its meetings is of the pair', async () => {
  const free = await aWorkspace({ plan: 'FREE' })
  const [one, other] = [await aMember({ workspace: free }), await aMember({ workspace: free })]
  await expectRefused(scheduleOneOnOne(one, oneOnOneInput(other, { frequency: 'Weekly' })), 'plan-limit', 'frequency')
  const paid = await anotherTwo()
  const series = { day: '2027-01-05', frequency: 'Weekly', lastOn: '2027-01-19' } as const
  const { pairId } = await at('2027-01-04T08:00:00Z', () => aOneOnOne(paid.one, paid.other, series))
  expect(await db.oneOnOne.count({ where: { pairId } })).toBe(3)
})

test('tells the other person and nobody else', async () => {
  const { workspace, one, other } = await aPair()
  const admin = await aMember({ workspace, role: 'Admin' })
  expect(await toldTo(other, 'meeting.invited')).toHaveLength(1)
  for (const person of [one, admin]) expect(await toldTo(person, 'meeting.invited')).toEqual([])
})
