import 'server-only'

/** What is open on the far side: `send` passes one message on, `end` closes it. */
type Stream = { send: (message: string) => void; end: () => void }

// Often enough for the proxies that cut a silent connection after half a minute.
const HEARTBEAT_MS = 25_000

// A new connection proves anew who asks, and lets instances that were added take their share.
const LIFETIME_MS = 5 * 60_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Compression would hold small messages back until there are more of them, and so would a proxy that gathers.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * An answer that stays open and passes on messages as server-sent events, for five minutes at most: browsers connect again
 * by themselves. `begin` returns what is to be done when it ends, whoever ends it.
 */
export function eventStream(begin: (stream: Stream) => () => void): Response {
  const encoder = new TextEncoder()
  let close = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true
      const write = (text: string) => void (isOpen && controller.enqueue(encoder.encode(text)))
      const heartbeat = setInterval(() => write(': here\n\n'), HEARTBEAT_MS)
      const lifetime = setTimeout(() => end(), LIFETIME_MS)
      let tidyUp = () => {}
      function end() {
        if (!isOpen) return
        close()
        controller.close()
      }
      close = () => {
        isOpen = false
        clearInterval(heartbeat)
        clearTimeout(lifetime)
        tidyUp()
      }
      write('retry: 3000\n\n')
      tidyUp = begin({ send: (message) => write(`data: ${message}\n\n`), end })
    },
    cancel: () => close(),
  })
  return new Response(body, { headers })
}
