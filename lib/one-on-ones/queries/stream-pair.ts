import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { tooManyPages } from '@/lib/meetings/refusals'
import { noSuchPair } from '@/lib/one-on-ones/refusals'
import type { StreamPairInput } from '@/lib/one-on-ones/schema'
import { changeStream } from '@/lib/platform/live/change-stream'
import { listenerCount } from '@/lib/platform/live/signals'
import { isInPair, isOneOnOneOf } from './find-partner'

/** For both people, several windows each. */
const MOST_STREAMS = 20

/** Signals each change of a pair while the session is valid. Throws not-found for anyone but the two. */
export async function streamPair(
  actor: Actor,
  { id, meeting }: StreamPairInput,
  isStillHere: () => Promise<boolean>,
): Promise<Response> {
  if (!(await isInPair(actor, id))) throw noSuchPair()
  if (meeting !== undefined && !(await isOneOnOneOf(id, meeting))) throw noSuchPair()
  if (listenerCount(id) >= MOST_STREAMS) throw tooManyPages()
  const heardOf = meeting === undefined ? [id] : [id, meeting]
  return changeStream(heardOf, async () => (await isStillHere()) && isInPair(actor, id))
}
