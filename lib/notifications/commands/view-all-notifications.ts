import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { ViewAllNotificationsInput } from '@/lib/notifications/schema'
import { signal } from '@/lib/platform/live/signals'

/** What was there as the list was read; also marks it as seen. Returns how many there were. */
export async function viewAllNotifications({ workspaceId, memberId }: Actor, { until }: ViewAllNotificationsInput) {
  const at = now()
  const viewedCount = await db.$executeRaw`
    UPDATE "Notification" SET "readAt" = ${at}, "seenAt" = COALESCE("seenAt", ${at})
    WHERE "workspaceId" = ${workspaceId}::uuid AND "memberId" = ${memberId}::uuid
      AND "readAt" IS NULL AND "createdAt" <= ${until}`
  if (viewedCount > 0) await signal(db, [memberId])
  return { viewedCount }
}
