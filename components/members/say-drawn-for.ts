import { drawnForHeader } from '@/lib/shared/routes'

/**
 * Has everything this page sends say whom it was drawn for, until what is returned is called. A cookie could not: the tabs
 * of a browser share it.
 */
export function sayDrawnFor(identity: string): () => void {
  const plain = window.fetch
  window.fetch = (input, init) => {
    if (init?.method !== 'POST') return plain(input, init)
    const headers = new Headers(init.headers)
    headers.set(drawnForHeader, identity)
    return plain(input, { ...init, headers })
  }
  return () => {
    window.fetch = plain
  }
}
