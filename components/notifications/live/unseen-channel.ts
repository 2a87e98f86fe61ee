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

/** Polls every minute; on failure the bell shows no count rather than a stale one. */
async function poll(hear: Hear, signal: AbortSignal) {
  const { observe } = await import('@/components/ui/lookup/query-client')
  if (signal.aborted) return
  const stop = observe(unseen, ({ data, isError, isFetching }) => {
    if (!isFetching) hear(isError || !data ? 0 : data.unSeenCount)
  })
  signal.addEventListener('abort', stop)
}

/** Holds the stream, reading the count on each signal; falls back to polling if refused. */
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
 * Follows the unseen count while the window is visible. One window per browser holds the stream for all; another takes
 * over when it closes. Returns the stop function.
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
    // Locks need a secure context; else each window streams.
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
