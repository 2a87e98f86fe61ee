import { everybody } from '@/lib/access/declaration'
import { memberStream } from '@/lib/access/route'
import { streamUnread } from '@/lib/notifications/queries/stream-unread'

/** The number of unread notifications, sent whenever it changes. */
export const GET = memberStream(streamUnread, everybody('self.notifications'))
