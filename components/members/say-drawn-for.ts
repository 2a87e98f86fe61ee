import { drawnForHeader } from '@/lib/shared/routes'

/**
 * Tags every request of this page with its person, until the returned function runs. A cookie can't, because tabs share
 * it.
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
