'use client'

import { useEffect } from 'react'
import { markViewed, type Access } from './saving/access'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Records the form as seen at the first interaction, because scanners open pages. Retries on the next visit. */
export function useSeen({ reviewId, code }: Access, isViewed: boolean) {
  useEffect(() => {
    if (isViewed) return
    const seen = new AbortController()
    const note = () => {
      seen.abort()
      markViewed({ reviewId, code }).catch(() => undefined)
    }
    for (const sign of signs) window.addEventListener(sign, note, { signal: seen.signal, passive: true })
    return () => seen.abort()
  }, [reviewId, code, isViewed])
}
