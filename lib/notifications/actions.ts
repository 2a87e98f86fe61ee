'use server'

import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody, othersFindNothing } from '@/lib/access/declaration'
import { seeNotifications } from './commands/see-notifications'
import { viewAllNotifications } from './commands/view-all-notifications'
import { viewNotification } from './commands/view-notification'
import { viewNotificationsAbout } from './commands/view-notifications-about'
import {
  seeNotificationsSchema,
  viewAllNotificationsSchema,
  viewNotificationsAboutSchema,
  viewNotificationSchema,
} from './schema'

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

/** Without a refresh, as the page shows what they say. */
export const viewNotificationsAboutAction = memberAction(
  viewNotificationsAboutSchema,
  viewNotificationsAbout,
  everybody('self.notifications'),
)

export const viewAllNotificationsAction = memberAction(
  viewAllNotificationsSchema,
  viewAllNotifications,
  everybody('self.notifications'),
  refresh,
)
