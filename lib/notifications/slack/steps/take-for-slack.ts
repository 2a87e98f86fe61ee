import 'server-only'
import { STALE_HOURS } from '@/lib/notifications/slack/rules'
import { hoursFrom } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'

export type DueForSlack = { id: string; workspaceId: string; memberId: string; createdAt: Date }

/** Oldest first; a second taker finds nothing. Unsettled ones come due again. */
export const takeForSlack = (tx: Tx, at: Date, limit: number) => tx.$queryRaw<DueForSlack[]>`
  UPDATE "Notification" n SET "slackAt" = ${hoursFrom(at, STALE_HOURS)}
  FROM (SELECT id FROM "Notification" WHERE "slackAt" <= ${at} ORDER BY "slackAt", id LIMIT ${limit}
        FOR UPDATE SKIP LOCKED) due
  WHERE n.id = due.id RETURNING n.id, n."workspaceId", n."memberId", n."createdAt"`
