import { expect, test } from 'vitest'
import { oneOnOnesHome } from '@/lib/one-on-ones/home'
import { tickPairItem } from '@/lib/one-on-ones/commands/tick-pair-item'
import { read } from '@/lib/platform/reading'
import { randomId } from '@/lib/shared/randomness'
import { anOwnedItem, aPair } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

test('leaves the Home of its owner once either ticks it off, and comes back', async () => {
  const { one, other, pairId } = await aPair()
  const itemId = await anOwnedItem(one, pairId, 'Write it down')
  const onHome = async () => (await read(oneOnOnesHome(one))).rows.some(({ title }) => title === 'Write it down')
  for (const isDone of [true, true]) await tickPairItem(other, { id: pairId, itemId, isDone })
  expect(await onHome()).toBe(false)
  await tickPairItem(one, { id: pairId, itemId, isDone: false })
  expect(await onHome()).toBe(true)
  await expectRefused(tickPairItem(one, { id: pairId, itemId: randomId(), isDone: true }), 'not-found')
})
