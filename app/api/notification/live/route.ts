import { everybody } from '@/lib/access/declaration'
import { memberStream } from '@/lib/access/route'
import { streamUnseen } from '@/lib/notifications/queries/stream-unseen'
import { streamUnseenSchema } from '@/lib/notifications/schema'

/** Streams changes of the unseen count. */
export const GET = memberStream(streamUnseenSchema, streamUnseen, everybody('self.notifications'))
