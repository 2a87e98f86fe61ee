import 'server-only'
import { now } from './clock'
import { db } from './db'
import { log } from './log'

type Failed = { kind: 'error' | 'job' | 'mail' | 'service' | 'webhook'; name: string; requestId?: string }

const LONGEST = 100

/** Drops ids, which may be the secret of a mailed link. */
const withoutIds = (name: string) => name.replace(/\/(?=[^/]*\d)[^/]{16,}/g, '/…').slice(0, LONGEST)

/** Counts a failure for super admins. A failure here, such as a lost database, is only logged. */
export async function countFailure({ kind, name, requestId = '' }: Failed): Promise<void> {
  const at = now()
  try {
    await db.$executeRaw`
      INSERT INTO "Failure" (day, kind, name, "lastAt", "lastRequestId")
      VALUES (${at.toISOString().slice(0, 10)}::date, ${kind}, ${withoutIds(name)}, ${at}, ${requestId.slice(0, LONGEST)})
      ON CONFLICT (day, kind, name) DO UPDATE
        SET count = "Failure".count + 1, "lastAt" = EXCLUDED."lastAt", "lastRequestId" = EXCLUDED."lastRequestId"`
  } catch (error) {
    log.error('failure.not-counted', error)
  }
}
