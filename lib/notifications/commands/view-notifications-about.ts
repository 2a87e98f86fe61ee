import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { signal } from '@/lib/platform/live/signals'
import { isUnreadAbout } from '@/lib/notifications/queries/is-unread-about'
import type { ViewNotificationsAboutInput } from '@/lib/notifications/schema'

/** Once somebody opens a page, what leads there is read. Returns how many there were. */
export async function viewNotificationsAbout(actor: Actor, { path }: ViewNotificationsAboutInput) {
  const at = now()
  const viewedCount = await db.$executeRaw`
    UPDATE "Notification" n SET "readAt" = ${at}, "seenAt" = COALESCE(n."seenAt", ${at})
    WHERE ${isUnreadAbout(actor, path)} AND n."createdAt" <= ${at}`
  if (viewedCount > 0) await signal(db, [actor.memberId])
  return { viewedCount }
}
