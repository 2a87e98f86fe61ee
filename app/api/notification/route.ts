import { findActor } from '@/lib/access/actor'
import { everybody, othersFindNothing } from '@/lib/access/declaration'
import { memberRoute, personRoute } from '@/lib/access/route'
import { viewNotification } from '@/lib/notifications/commands/view-notification'
import { getNotificationFeed } from '@/lib/notifications/queries/list-notifications'
import { notificationFeedSchema, viewNotificationSchema } from '@/lib/notifications/schema'

export const GET = personRoute(
  notificationFeedSchema,
  async (_person, input) => getNotificationFeed(await findActor(), input),
  everybody('self.notifications'),
)

export const POST = memberRoute(viewNotificationSchema, viewNotification, othersFindNothing('self.notifications'))
