import { othersFindNothing } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { meetingIdSchema } from '@/lib/meetings/schema'

export const POST = memberRoute(
  meetingIdSchema,
  (actor, { id }) => completeMeeting(actor, { id, kind: 'ONE_ON_ONE' }),
  othersFindNothing('meetings.attend'),
)
