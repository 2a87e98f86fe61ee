'use server'
import { refresh } from 'next/cache'
import { adminAction, linkAction, publicAction } from '@/lib/access/action'
import { anybody, superAdmins } from '@/lib/access/declaration'
import { confirmSubscription } from './commands/confirm-subscription'
import { exportSubscribers } from './commands/export-subscribers'
import { leaveNewsletter } from './commands/leave-newsletter'
import { removeSubscriber } from './commands/remove-subscriber'
import { subscribe } from './commands/subscribe'
import {
  confirmSubscriptionSchema,
  exportSubscribersSchema,
  leaveNewsletterSchema,
  removeSubscriberSchema,
  subscribeSchema,
} from './schema'

export const subscribeAction = publicAction(subscribeSchema, subscribe, anybody)
export const confirmSubscriptionAction = linkAction(confirmSubscriptionSchema, confirmSubscription, anybody)
export const leaveNewsletterAction = linkAction(leaveNewsletterSchema, leaveNewsletter, anybody)
export const removeSubscriberAction = adminAction(removeSubscriberSchema, removeSubscriber, superAdmins, refresh)
export const exportSubscribersAction = adminAction(exportSubscribersSchema, exportSubscribers, superAdmins)
