import { expect } from 'vitest'
import { db } from '@/lib/platform/db'

async function countWaiting() {
  const [waiting] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return waiting?.count
}

/** Comes back once so many wait for what a transaction of this test holds; fails when they do not. */
export const untilAwaited = (count = 1) => expect.poll(countWaiting, { timeout: 10_000 }).toBe(count)
