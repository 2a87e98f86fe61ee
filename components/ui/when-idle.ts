const IDLE_MS = 1500

export function whenIdle(run: () => void) {
  if (document.readyState !== 'complete') return window.addEventListener('load', () => whenIdle(run), { once: true })
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2 * IDLE_MS })
  else setTimeout(run, IDLE_MS)
}
