const IDLE_MS = 1500

/** Runs once the page has nothing else to do. */
export function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2 * IDLE_MS })
  else setTimeout(run, IDLE_MS)
}
