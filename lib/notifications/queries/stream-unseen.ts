import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listenerCount, listen } from '@/lib/platform/live/signals'
import { tooManyWindows } from '@/lib/notifications/refusals'
import { eventStream } from '@/lib/platform/live/event-stream'
import type { StreamUnseenInput } from '@/lib/notifications/schema'
import { countUnseen } from './list-notifications'

const MOST_STREAMS = 5

// Merges simultaneous notifications into one message.
const PAUSE_MS = 250

/**
 * A message whenever the bell's count changes, while the session is valid. The count itself is read from `GET
 * /api/notification`.
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

    /** One query at a time; signals during it trigger one more. */
    function heard() {
      isStale = true
      if (isLooking) return
      isLooking = true
      setTimeout(() => {
        isStale = false
        // A lost database ends the stream; the browser reconnects.
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
