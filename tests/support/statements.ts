import pg from 'pg'
import { expect, vi } from 'vitest'

/** How many statements this work sends to the database. */
export async function countStatements(work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

const MOST = 8

/** A visit takes at most eight statements, and as many after there is more of everything as before. */
export async function expectFewStatements(visit: () => Promise<unknown>, grow: () => Promise<unknown>) {
  // The first opens connections.
  await visit()
  const whenSmall = await countStatements(visit)
  await grow()
  expect(whenSmall).toBeGreaterThan(1)
  expect(whenSmall).toBeLessThanOrEqual(MOST)
  expect(await countStatements(visit)).toBe(whenSmall)
}
