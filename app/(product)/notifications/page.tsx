import type { Metadata } from 'next'
import { NotificationScreen } from '@/components/notifications/notification-screen'
import { requireMember } from '@/lib/access/actor'
import { orElse } from '@/lib/access/outcome'
import { countUnread, countUnseen, listNotifications } from '@/lib/notifications/queries/list-notifications'
import { notificationFilterSchema } from '@/lib/notifications/schema'

export const metadata: Metadata = { title: 'Notifications' }

export default async function NotificationsPage({ searchParams }: PageProps<'/notifications'>) {
  const actor = await requireMember()
  const filter = notificationFilterSchema.parse(await searchParams)
  const [page, unreadCount, unseenCount] = await Promise.all([
    orElse('notifications.list', listNotifications(actor, filter), null),
    orElse('notifications.unread', countUnread(actor), 0),
    orElse('notifications.unseen', countUnseen(actor), 0),
  ])
  return <NotificationScreen {...{ filter, page, unreadCount, unseenCount }} zone={actor.timeZone} />
}
