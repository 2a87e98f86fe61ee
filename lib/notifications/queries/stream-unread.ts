import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listenerCount, listen } from '@/lib/platform/live/signals'
import { tooManyWindows } from '@/lib/notifications/refusals'
import { eventStream } from '@/lib/platform/live/event-stream'
import { countUnread } from './list-notifications'

/** One for each browser of a person: the windows of one browser share theirs. */
const MOST_STREAMS = 5

// Whoever is told ten things at once sees the number change once.
const PAUSE_MS = 250

/**
 * The number of unread notifications, now and whenever it changes, for as long as the session counts: it is asked for
 * anew before each message.
 */
export function streamUnread(actor: Actor, isStillHere: () => Promise<boolean>): Response {
  if (listenerCount(actor.memberId) >= MOST_STREAMS) throw tooManyWindows()
  return eventStream(({ send, end }) => {
    let last: number | undefined
    let isLooking = false
    let isStale = false

    async function look() {
      if (last !== undefined && !(await isStillHere())) return end()
      const count = await countUnread(actor)
      if (count !== last) send(String(count))
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
