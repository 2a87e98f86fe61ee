import { everybody, othersFindNothing } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { viewNotification } from '@/lib/notifications/commands/view-notification'
import { getNotificationFeed } from '@/lib/notifications/queries/list-notifications'
import { notificationFeedSchema, viewNotificationSchema } from '@/lib/notifications/schema'

export const GET = memberRoute(notificationFeedSchema, getNotificationFeed, everybody('self.notifications'))

/** Marks one notification as viewed. */
export const POST = memberRoute(viewNotificationSchema, viewNotification, othersFindNothing('self.notifications'))
