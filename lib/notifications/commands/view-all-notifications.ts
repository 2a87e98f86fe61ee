import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { signal } from '@/lib/platform/live/signals'

/** Marks everything the actor was told until now as viewed. Returns how many that were. */
export async function viewAllNotifications({ workspaceId, memberId }: Actor) {
  const readAt = now()
  const { count } = await db.notification.updateMany({
    where: { workspaceId, memberId, readAt: null, createdAt: { lte: readAt } },
    data: { readAt },
  })
  if (count > 0) await signal(db, [memberId])
  return { viewedCount: count }
}
