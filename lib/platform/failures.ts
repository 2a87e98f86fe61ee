import 'server-only'
import { now } from './clock'
import { db } from './db'
import { log } from './log'

type Failed = { kind: 'error' | 'job' | 'mail' | 'service' | 'webhook'; name: string; requestId?: string }

const LONGEST = 100

/** A path without what stands in it for one thing, which may be the secret of a mailed link. */
const withoutIds = (name: string) => name.replace(/\/(?=[^/]*\d)[^/]{16,}/g, '/…').slice(0, LONGEST)

/** Counts a failure for super admins. What fails here itself, as without a database, is only logged. */
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
