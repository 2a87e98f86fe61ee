import type { Metadata } from 'next'
import { NotificationScreen } from '@/components/notifications/notification-screen'
import { requireMember } from '@/lib/access/actor'
import { orElse } from '@/lib/access/outcome'
import { countUnread, listNotifications } from '@/lib/notifications/queries/list-notifications'
import { notificationFilterSchema } from '@/lib/notifications/schema'

export const metadata: Metadata = { title: 'Notifications' }

export default async function NotificationsPage({ searchParams }: PageProps<'/notifications'>) {
  const actor = await requireMember()
  const filter = notificationFilterSchema.parse(await searchParams)
  const [page, unreadCount] = await Promise.all([
    orElse('notifications.list', listNotifications(actor, filter), null),
    orElse('notifications.unread', countUnread(actor), 0),
  ])
  return <NotificationScreen {...{ filter, page, unreadCount }} zone={actor.timeZone} />
}
