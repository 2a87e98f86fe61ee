import { watchSession } from '@/lib/access/actor'
import { othersFindNothing } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { streamFollowUp } from '@/lib/follow-ups/queries/stream-follow-up'
import { streamFollowUpSchema } from '@/lib/follow-ups/schema'

/** Streams changes of a follow-up to the people invited. */
export const GET = memberRoute(
  streamFollowUpSchema,
  async (actor, input) => streamFollowUp(actor, input, await watchSession()),
  othersFindNothing('follow-ups.write'),
)
