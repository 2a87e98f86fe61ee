'use server'

import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody, othersFindNothing } from '@/lib/access/declaration'
import { seeNotifications } from './commands/see-notifications'
import { viewAllNotifications } from './commands/view-all-notifications'
import { viewNotification } from './commands/view-notification'
import { seeNotificationsSchema, viewAllNotificationsSchema, viewNotificationSchema } from './schema'

/** Without a refresh: the list looks the same, and the bell follows its stream. */
export const seeNotificationsAction = memberAction(
  seeNotificationsSchema,
  seeNotifications,
  everybody('self.notifications'),
)

export const viewNotificationAction = memberAction(
  viewNotificationSchema,
  viewNotification,
  othersFindNothing('self.notifications'),
  refresh,
)

export const viewAllNotificationsAction = memberAction(
  viewAllNotificationsSchema,
  viewAllNotifications,
  everybody('self.notifications'),
  refresh,
)
