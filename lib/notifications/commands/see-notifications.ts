import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { signal } from '@/lib/platform/live/signals'
import type { SeeNotificationsInput } from '@/lib/notifications/schema'

/** Marks notifications up to a moment as seen, so the bell no longer counts them. They stay unread. */
export async function seeNotifications({ workspaceId, memberId }: Actor, { until }: SeeNotificationsInput) {
  const { count } = await db.notification.updateMany({
    where: { workspaceId, memberId, seenAt: null, createdAt: { lte: until } },
    data: { seenAt: now() },
  })
  if (count > 0) await signal(db, [memberId])
  return { seenCount: count }
}
