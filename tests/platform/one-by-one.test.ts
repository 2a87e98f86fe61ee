import { describe, expect, test } from 'vitest'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import { beginEnding } from '@/tests/support/ending'

const idOf = (number: number) => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`

/** Picks from so many rows, two at a time, as a query would that is given the id to go on after. */
const pickFrom = (count: number) => {
  const rows = Array.from({ length: count }, (_, index) => ({ id: idOf(index + 1) }))
  return async (after: string) => rows.filter(({ id }) => id > after).slice(0, 2)
}

async function all<Row>(rows: AsyncIterable<Row>) {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}

test.each([0, 1, 2, 5])('of %i rows each is picked, and each once', async (count) => {
  const rows = await all(inBatches(pickFrom(count)))
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => idOf(index + 1)))
})

describe('one after another', () => {
  const half = async (number: number) => {
    if (number % 2 === 1) throw new Error(`${number} is odd`)
    return number / 2
  }

  test('what came of each is returned in its order', async () => {
    expect(await withEach([4, 2, 8], half, 'Numbers')).toEqual([2, 1, 4])
    expect(await withEach([], half, 'Numbers')).toEqual([])
  })

  test('one that fails keeps none of the others, and every fault is thrown at the end', async () => {
    const done: number[] = []
    const halving = withEach([3, 4, 5, 6], async (number) => done.push(await half(number)), 'Numbers not halved')
    await expect(halving).rejects.toMatchObject({
      message: 'Numbers not halved: 2',
      errors: [{ message: '3 is odd' }, { message: '5 is odd' }],
    })
    expect(done).toEqual([2, 3])
  })

  test('once the process is ending, the one in hand is done and the others are left', async () => {
    const done: number[] = []
    const work = async (number: number) => {
      await beginEnding()
      return done.push(number)
    }
    await withEach([4, 2, 8], work, 'Numbers')
    expect(done).toEqual([4])
  })
})
