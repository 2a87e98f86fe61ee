import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchPair, tooManyPages } from '@/lib/one-on-ones/refusals'
import type { StreamPairInput } from '@/lib/one-on-ones/schema'
import { eventStream } from '@/lib/platform/live/event-stream'
import { listen, listenerCount } from '@/lib/platform/live/signals'
import { isInPair, isOneOnOneOf } from './find-partner'

/** For both people, several windows each. */
const MOST_STREAMS = 20

// Batches changes of one moment into one message.
const PAUSE_MS = 250

/**
 * Signals each change of a pair while the session is valid; the page reloads the data. Throws not-found for anyone but
 * the two.
 */
export async function streamPair(
  actor: Actor,
  { id, meeting }: StreamPairInput,
  isStillHere: () => Promise<boolean>,
): Promise<Response> {
  if (!(await isInPair(actor, id))) throw noSuchPair()
  if (meeting !== undefined && !(await isOneOnOneOf(id, meeting))) throw noSuchPair()
  if (listenerCount(id) >= MOST_STREAMS) throw tooManyPages()
  return eventStream(({ send, end }) => {
    let timer: ReturnType<typeof setTimeout> | undefined

    async function say() {
      timer = undefined
      if ((await isStillHere()) && (await isInPair(actor, id))) send('changed')
      else end()
    }

    function heard() {
      // A lost database ends the stream; the browser reconnects.
      timer ??= setTimeout(() => void say().then(undefined, end), PAUSE_MS)
    }

    const heardOf = meeting === undefined ? [id] : [id, meeting]
    const leaving = heardOf.map((one) => listen(one, { heard, ended: end }))
    return () => {
      clearTimeout(timer)
      for (const leave of leaving) leave()
    }
  })
}
