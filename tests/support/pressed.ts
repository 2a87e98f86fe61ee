import { expect } from 'vitest'
import { randomId } from '@/lib/shared/randomness'

type Make = (madeId: string) => Promise<{ id: string }>

/** Two presses at the same moment and one later make one thing, and all are led to it; a press meant anew makes another. */
export async function expectMadeOnce(make: Make, countThem: () => Promise<number>) {
  const before = await countThem()
  const madeId = randomId()
  const together = await Promise.all([make(madeId), make(madeId)])
  expect([...together, await make(madeId)].map(({ id }) => id)).toEqual([madeId, madeId, madeId])
  expect(await countThem()).toBe(before + 1)
  await make(randomId())
  expect(await countThem()).toBe(before + 2)
}
