import 'server-only'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'

/** So long after the last mail that left, one that waits to be tried again is its own trouble and not the server's. */
const WORKING_MINUTES = 5

/** Whether mail leaves this installation: `failing` while something was tried in vain and nothing has left since. */
export async function getMailState(): Promise<'off' | 'working' | 'failing'> {
  if (env.SMTP_URL === undefined) return 'off'
  const since = minutesFrom(now(), -WORKING_MINUTES)
  const [row] = await db.$queryRaw<[{ isFailing: boolean }]>`
    SELECT EXISTS (SELECT FROM "Mail" WHERE status = 'QUEUED' AND attempts > 0 AND "lastError" IS NOT NULL)
      AND NOT EXISTS (SELECT FROM "Mail" WHERE status = 'SENT' AND "dueAt" > ${since} AND "sentAt" > ${since}) AS "isFailing"`
  return row.isFailing ? 'failing' : 'working'
}
