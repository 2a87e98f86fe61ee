import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listenerCount, listen } from '@/lib/platform/live/signals'
import { tooManyWindows } from '@/lib/notifications/refusals'
import { eventStream } from '@/lib/platform/live/event-stream'
import type { StreamUnseenInput } from '@/lib/notifications/schema'
import { countUnseen } from './list-notifications'

/** One for each browser of a person: the windows of one browser share theirs. */
const MOST_STREAMS = 5

// Ten notifications of one moment are one message.
const PAUSE_MS = 250

/**
 * A message whenever the number at the bell is no longer the one shown, for as long as the session counts. The number
 * itself is read from `GET /api/notification`.
 */
export function streamUnseen(
  actor: Actor,
  { shown }: StreamUnseenInput,
  isStillHere: () => Promise<boolean>,
): Response {
  if (listenerCount(actor.memberId) >= MOST_STREAMS) throw tooManyWindows()
  return eventStream(({ send, end }) => {
    let last: number | undefined
    let isLooking = false
    let isStale = false

    async function look() {
      if (last !== undefined && !(await isStillHere())) return end()
      const count = await countUnseen(actor)
      if (count !== (last ?? shown)) send('changed')
      last = count
    }

    /** One look at a time; what is heard meanwhile asks for one more. */
    function heard() {
      isStale = true
      if (isLooking) return
      isLooking = true
      setTimeout(() => {
        isStale = false
        // A database that is away ends the stream; the browser comes again by itself.
        look().then(looked, end)
      }, PAUSE_MS)
    }

    function looked() {
      isLooking = false
      if (isStale) heard()
    }

    const leave = listen(actor.memberId, { heard, ended: end })
    heard()
    return leave
  })
}
