import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** Marks everything the actor was told until now as viewed. Returns how many that were. */
export async function viewAllNotifications({ workspaceId, memberId }: Actor) {
  const readAt = now()
  const { count } = await db.notification.updateMany({
    where: { workspaceId, memberId, readAt: null, createdAt: { lte: readAt } },
    data: { readAt },
  })
  return { viewedCount: count }
}
