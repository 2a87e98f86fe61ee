import { getJson } from '@/components/ui/lookup/get-json'
import type { Lookup } from '@/components/ui/lookup/query-client'

const streamPath = '/api/notification/live'

type Hear = (count: number) => void
type Count = { unSeenCount: number }

const isCount = (body: unknown): body is Count =>
  typeof body === 'object' && body !== null && 'unSeenCount' in body && typeof body.unSeenCount === 'number'

const unread: Lookup<Count> = {
  queryKey: ['unread'],
  queryFn: ({ signal }) => getJson('/api/notification?type=unread', isCount, signal),
  refetchInterval: 60_000,
}

/** Asks for the number. Where it cannot be had, nothing is said to be unread rather than what may be long read. */
async function poll(hear: Hear, signal: AbortSignal) {
  const { observe } = await import('@/components/ui/lookup/query-client')
  if (signal.aborted) return
  const stop = observe(unread, ({ data, isError, isFetching }) => {
    if (!isFetching) hear(isError || !data ? 0 : data.unSeenCount)
  })
  signal.addEventListener('abort', stop)
}

/** Holds the stream until it is aborted. Where the server refuses one, the number is asked for instead. */
const hold = (hear: Hear, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const source = new EventSource(streamPath)
    source.onmessage = ({ data }) => hear(Number(data))
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return
      poll(hear, signal).catch(() => hear(0))
    }
    signal.addEventListener('abort', () => {
      source.close()
      resolve()
    })
  })

/**
 * Follows how much is unread for as long as this window is looked at. Of the windows of one browser, one holds the stream
 * and tells the others; when it is closed or put away, the next one takes over. Returns how to stop.
 */
export function followUnread(memberId: string, hear: Hear): () => void {
  const name = `rapport-unread:${memberId}`
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<number>) => hear(data)
  const share = (count: number) => {
    hear(count)
    channel.postMessage(count)
  }

  let holding: AbortController | undefined
  function leave() {
    holding?.abort()
    holding = undefined
  }
  function enter() {
    if (holding) return
    const { signal } = (holding = new AbortController())
    const begin = () => hold(share, signal)
    // Only pages that came safely have locks; without them each window holds a stream of its own.
    const held = 'locks' in navigator ? navigator.locks.request(name, { signal }, begin) : begin()
    held.catch(() => undefined)
  }
  const onShown = () => (document.visibilityState === 'visible' ? enter() : leave())

  onShown()
  document.addEventListener('visibilitychange', onShown)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', onShown)
  return () => {
    leave()
    channel.close()
    document.removeEventListener('visibilitychange', onShown)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', onShown)
  }
}
