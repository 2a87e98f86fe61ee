import { expect, test } from 'vitest'
import { raiseTalkingPoint } from '@/lib/one-on-ones/commands/raise-talking-point'
import { getPair } from '@/lib/one-on-ones/queries/get-pair'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aMember, deactivate } from '@/tests/factories/members'
import { agendaOf, anotherTwo, aOneOnOne } from '@/tests/factories/one-on-ones'
import { outcomeOf } from '@/tests/support/refused'

const point = (withId: string, text = 'Plan the launch', madeId = randomId()) => ({
  madeId,
  withId,
  text,
  link: '/goals',
})

const openPoints = async (actor: Parameters<typeof getPair>[0], withId: string) =>
  (await getPair(actor, withId, { search: '' })).points.map(({ text, link }) => [text, link])

test('waits for two who have no one-on-one yet, and is on the agenda of their first', async () => {
  const { one, other } = await anotherTwo()
  await raiseTalkingPoint(one, point(other.memberId))
  expect(await openPoints(other, one.memberId)).toEqual([['Plan the launch', '/goals']])
  const { id } = await aOneOnOne(other, one)
  expect(await agendaOf(one, id)).toEqual(['Plan the launch'])
})

test('sent twice it is one point, of one pair', async () => {
  const { one, other } = await anotherTwo()
  const same = point(other.memberId)
  await Promise.all([raiseTalkingPoint(one, same), raiseTalkingPoint(one, same)])
  expect(await openPoints(one, other.memberId)).toHaveLength(1)
  expect(await outcomeOf(raiseTalkingPoint(one, { ...same, text: 'Changed' }))).toBe('already-sent')
  expect(await db.oneOnOnePair.count({ where: { workspaceId: one.workspaceId } })).toBe(1)
})

test('refuses oneself, somebody who left and somebody elsewhere, and makes no pair', async () => {
  const { one, other } = await anotherTwo()
  const stranger = await aMember()
  expect(await outcomeOf(raiseTalkingPoint(one, point(one.memberId)))).toBe('invalid')
  expect(await outcomeOf(raiseTalkingPoint(one, point(stranger.memberId)))).toBe('not-found')
  await deactivate(other)
  expect(await outcomeOf(raiseTalkingPoint(one, point(other.memberId)))).toBe('invalid')
  expect(await db.oneOnOnePair.count({ where: { workspaceId: one.workspaceId } })).toBe(0)
})
