const RETRY_MS = 30_000

/** Follows a stream while the page is visible, and calls `changed` after each gap, too. Returns the stop function. */
export function followChanges(path: string, changed: () => void): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let isFresh = true

  function leave() {
    clearTimeout(retry)
    source?.close()
    source = undefined
  }
  function follow() {
    leave()
    if (document.visibilityState !== 'visible') {
      isFresh = false
      return
    }
    const opened = (source = new EventSource(path))
    opened.onmessage = changed
    opened.onopen = () => {
      if (!isFresh) changed()
      isFresh = false
    }
    opened.onerror = () => {
      isFresh = false
      // Browsers give up on a refused stream.
      if (opened.readyState === EventSource.CLOSED) retry = setTimeout(follow, RETRY_MS)
    }
  }

  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    leave()
  }
}
