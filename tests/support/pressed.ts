import { expect } from 'vitest'
import { randomId } from '@/lib/shared/randomness'
import { expectRefused } from './refused'

/** `nth` is 0 for the first thing and 1 for the one meant anew. */
type Make = (madeId: string, nth: number) => Promise<{ id: string }>

/**
 * Two presses at the same moment and one later make one thing, and all are led to it; a press meant anew makes another.
 * `changed` presses again with something else: it is refused, and makes and changes nothing.
 */
export async function expectMadeOnce(
  make: Make,
  countThem: () => Promise<number>,
  changed?: (madeId: string) => Promise<unknown>,
) {
  const before = await countThem()
  const madeId = randomId()
  const together = await Promise.all([make(madeId, 0), make(madeId, 0)])
  expect([...together, await make(madeId, 0)].map(({ id }) => id)).toEqual([madeId, madeId, madeId])
  if (changed) await expectRefused(changed(madeId), 'already-sent')
  expect(await countThem()).toBe(before + 1)
  await make(randomId(), 1)
  expect(await countThem()).toBe(before + 2)
}
