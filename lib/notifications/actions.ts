'use server'

import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody, othersFindNothing } from '@/lib/access/declaration'
import { viewAllNotifications } from './commands/view-all-notifications'
import { viewNotification } from './commands/view-notification'
import { viewAllNotificationsSchema, viewNotificationSchema } from './schema'

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
