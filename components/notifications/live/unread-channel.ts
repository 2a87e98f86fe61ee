const streamPath = '/api/notification/live'

type Hear = (count: number) => void

/** Holds the stream until it is aborted. Where the server refuses one, the number is asked for instead. */
const hold = (hear: Hear, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const source = new EventSource(streamPath)
    source.onmessage = ({ data }) => hear(Number(data))
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return
      import('./poll-unread').then(
        ({ pollUnread }) => signal.aborted || signal.addEventListener('abort', pollUnread(hear)),
        () => hear(0),
      )
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
