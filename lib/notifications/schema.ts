// A notification is one sentence in the product for one person; a mail carries it outside. This module owns both and
// their delivery. Every module's notices decide who gets what.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { momentSchema } from '@/lib/shared/page'
import { COUNTED_AT_MOST } from '@/lib/shared/text'

export const notificationFilterSchema = z.object({
  type: z.enum(['all', 'unread']).catch('all'),
  after: z.string().max(100).optional().catch(undefined),
})
export type NotificationFilter = z.infer<typeof notificationFilterSchema>

/** The query of GET /api/notification, as the specification names it. */
export const notificationFeedSchema = z.object({
  type: z.enum(['all', 'unread']).default('all'),
  skip: z.coerce.number().int().min(0).max(10_000).default(0),
})
export type NotificationFeedInput = z.infer<typeof notificationFeedSchema>

/** The count shown when the stream opens. */
export const streamUnseenSchema = z.object({ shown: z.coerce.number().int().min(0).max(COUNTED_AT_MOST) })
export type StreamUnseenInput = z.infer<typeof streamUnseenSchema>

/** The time the list was read: later notifications stay unseen. */
export const seeNotificationsSchema = z.object({ until: momentSchema })
export type SeeNotificationsInput = z.infer<typeof seeNotificationsSchema>

export const viewNotificationSchema = z.object({ id: idSchema })
export type ViewNotificationInput = z.infer<typeof viewNotificationSchema>

/** The page without what it opens there. */
export const viewNotificationsAboutSchema = z.object({ path: z.string().startsWith('/').max(300) })
export type ViewNotificationsAboutInput = z.infer<typeof viewNotificationsAboutSchema>

export const viewAllNotificationsSchema = z.object({ until: momentSchema })
export type ViewAllNotificationsInput = z.infer<typeof viewAllNotificationsSchema>
