import { getJson } from '@/components/ui/lookup/get-json'
import type { Lookup } from '@/components/ui/lookup/query-client'

const streamPath = '/api/notification/live'

type Hear = (count: number) => void
type Count = { unSeenCount: number }

const isCount = (body: unknown): body is Count =>
  typeof body === 'object' && body !== null && 'unSeenCount' in body && typeof body.unSeenCount === 'number'

const ask = (signal: AbortSignal) => getJson('/api/notification?type=unread', isCount, signal)

const unseen: Lookup<Count> = {
  queryKey: ['unseen'],
  queryFn: ({ signal }) => ask(signal),
  refetchInterval: 60_000,
}

/** Asks for the number every minute. Where it cannot be had, the bell is empty rather than out of date. */
async function poll(hear: Hear, signal: AbortSignal) {
  const { observe } = await import('@/components/ui/lookup/query-client')
  if (signal.aborted) return
  const stop = observe(unseen, ({ data, isError, isFetching }) => {
    if (!isFetching) hear(isError || !data ? 0 : data.unSeenCount)
  })
  signal.addEventListener('abort', stop)
}

/**
 * Holds the stream until it is aborted, and asks for the number each time the stream says that it changed. Where the server
 * refuses the stream or the number, the number is asked for every minute.
 */
const hold = (shown: number, hear: Hear, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const source = new EventSource(`${streamPath}?shown=${shown}`)
    let askedCount = 0
    function pollInstead() {
      source.close()
      poll(hear, signal).catch(() => hear(0))
    }
    source.onmessage = () => {
      const place = (askedCount += 1)
      const isCurrent = () => place === askedCount && !signal.aborted
      ask(signal).then(
        ({ unSeenCount }) => isCurrent() && hear(unSeenCount),
        () => isCurrent() && pollInstead(),
      )
    }
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) pollInstead()
    }
    signal.addEventListener('abort', () => {
      source.close()
      resolve()
    })
  })

/**
 * Follows the number at the bell for as long as this window is looked at. Of the windows of one browser, one holds the
 * stream and tells the others; when it is closed or put away, the next one takes over. Returns how to stop.
 */
export function followUnseen(memberId: string, getShown: () => number, hear: Hear): () => void {
  const name = `rapport-unseen:${memberId}`
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
    const begin = () => hold(getShown(), share, signal)
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
