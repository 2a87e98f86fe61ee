import { watchSession } from '@/lib/access/actor'
import { othersFindNothing } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { streamPair } from '@/lib/one-on-ones/queries/stream-pair'
import { streamPairSchema } from '@/lib/one-on-ones/schema'

/** Streams changes of a pair to its two people. */
export const GET = memberRoute(
  streamPairSchema,
  async (actor, input) => streamPair(actor, input, await watchSession()),
  othersFindNothing('one-on-ones.write'),
)
