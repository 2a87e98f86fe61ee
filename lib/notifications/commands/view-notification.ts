import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { signal } from '@/lib/platform/live/signals'
import { notFoundRefusal } from '@/lib/shared/refusal'
import type { ViewNotificationInput } from '@/lib/notifications/schema'

/** Marks one of the actor's own notifications as viewed, once; viewing it again changes nothing. */
export async function viewNotification({ workspaceId, memberId }: Actor, { id }: ViewNotificationInput) {
  const found = { id, workspaceId, memberId }
  const { count } = await db.notification.updateMany({ where: { ...found, readAt: null }, data: { readAt: now() } })
  if (count > 0) await signal(db, [memberId])
  if (count === 0 && (await db.notification.count({ where: found })) === 0) throw notFoundRefusal('notification')
  return { id }
}
