import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { signal } from '@/lib/platform/live/signals'

/** Also marks them as seen. Returns how many there were. */
export async function viewAllNotifications({ workspaceId, memberId }: Actor) {
  const at = now()
  const viewedCount = await db.$executeRaw`
    UPDATE "Notification" SET "readAt" = ${at}, "seenAt" = COALESCE("seenAt", ${at})
    WHERE "workspaceId" = ${workspaceId}::uuid AND "memberId" = ${memberId}::uuid
      AND "readAt" IS NULL AND "createdAt" <= ${at}`
  if (viewedCount > 0) await signal(db, [memberId])
  return { viewedCount }
}
