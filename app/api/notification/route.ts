import { memberRoute } from '@/lib/access/route'
import { viewNotification } from '@/lib/notifications/commands/view-notification'
import { getNotificationFeed } from '@/lib/notifications/queries/list-notifications'
import { notificationFeedSchema, viewNotificationSchema } from '@/lib/notifications/schema'

export const GET = memberRoute(notificationFeedSchema, getNotificationFeed)

/** Marks one notification as viewed. */
export const POST = memberRoute(viewNotificationSchema, viewNotification)
