import 'server-only'

type Stream = { send: (message: string) => void; end: () => void }

// Proxies cut silent connections after half a minute.
const HEARTBEAT_MS = 25_000

// Reconnecting checks the session again and balances load.
const LIFETIME_MS = 5 * 60_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Compression and buffering proxies would delay small messages.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Server-sent events for at most five minutes; browsers reconnect by themselves. `begin` returns the cleanup, which
 * always runs.
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
