import 'server-only'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'

/** After a mail that left this recently, a failing one is no fault of the server. */
const WORKING_MINUTES = 5

/** This many refusals in a row are the server's doing; one or two may be mistyped addresses. */
const REFUSED_IN_A_ROW = 3

/** `failing`: attempts failed and none succeeded since, or everything is refused. */
export async function getMailState(): Promise<'off' | 'working' | 'failing'> {
  if (env.SMTP_URL === undefined) return 'off'
  const since = minutesFrom(now(), -WORKING_MINUTES)
  const [row] = await db.$queryRaw<[{ isFailing: boolean }]>`
    WITH "lastSent" AS (SELECT max("dueAt") AS at FROM "Mail" WHERE status = 'SENT'),
      "refused" AS (
        SELECT FROM "Mail" WHERE status = 'GIVEN_UP'
          AND "dueAt" > (SELECT coalesce(at, '-infinity') FROM "lastSent") LIMIT ${REFUSED_IN_A_ROW})
    SELECT (SELECT count(*) FROM "refused") >= (SELECT CASE WHEN at IS NULL THEN 1 ELSE ${REFUSED_IN_A_ROW} END FROM "lastSent")
      OR (EXISTS (SELECT FROM "Mail" WHERE status = 'QUEUED' AND attempts > 0 AND "lastError" IS NOT NULL)
        AND NOT EXISTS (SELECT FROM "Mail" WHERE status = 'SENT' AND "dueAt" > ${since} AND "sentAt" > ${since}))
      AS "isFailing"`
  return row.isFailing ? 'failing' : 'working'
}
