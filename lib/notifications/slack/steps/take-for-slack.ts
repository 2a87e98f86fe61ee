import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { STALE_HOURS } from '@/lib/notifications/slack/rules'
import { hoursFrom } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'

export type DueForSlack = { id: string; workspaceId: string; memberId: string; createdAt: Date }

/** Oldest first; a second taker finds nothing. Unsettled ones come due again, those of closed workspaces wait. */
export const takeForSlack = (tx: Tx, at: Date, limit: number) => tx.$queryRaw<DueForSlack[]>`
  UPDATE "Notification" n SET "slackAt" = ${hoursFrom(at, STALE_HOURS)}
  FROM (SELECT t.id FROM "Notification" t JOIN "Workspace" w ON w.id = t."workspaceId" AND ${isOpenWorkspace}
        WHERE t."slackAt" <= ${at} ORDER BY t."slackAt", t.id LIMIT ${limit} FOR UPDATE OF t SKIP LOCKED) due
  WHERE n.id = due.id RETURNING n.id, n."workspaceId", n."memberId", n."createdAt"`
