/** Runs once the window is visible. Returns the stop function. */
export function whenShown(run: () => void): () => void {
  const waiting = new AbortController()
  function runOnce() {
    if (document.visibilityState === 'hidden') return
    waiting.abort()
    run()
  }
  document.addEventListener('visibilitychange', runOnce, { signal: waiting.signal })
  runOnce()
  return () => waiting.abort()
}
