import 'server-only'
import { eventStream } from './event-stream'
import { listen } from './signals'

// Batches changes of one moment into one message.
const PAUSE_MS = 250

/** Signals each change of these ids for as long as `mayHear`; the page reloads the data. */
export function changeStream(ids: readonly string[], mayHear: () => Promise<boolean>): Response {
  return eventStream(({ send, end }) => {
    let timer: ReturnType<typeof setTimeout> | undefined

    async function say() {
      timer = undefined
      if (await mayHear()) send('changed')
      else end()
    }

    function heard() {
      // A lost database ends the stream; the browser reconnects.
      timer ??= setTimeout(() => void say().then(undefined, end), PAUSE_MS)
    }

    const leaving = ids.map((one) => listen(one, { heard, ended: end }))
    return () => {
      clearTimeout(timer)
      for (const leave of leaving) leave()
    }
  })
}
