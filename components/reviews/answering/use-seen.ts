'use client'

import { useEffect } from 'react'
import { viewThrough, type Door } from './door'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Notes that the form was seen, at the first sign of a person: opening the page alone may be a mail scanner. Should it
 * fail, the next visit notes it.
 */
export function useSeen({ reviewId, code }: Door, isViewed: boolean) {
  useEffect(() => {
    if (isViewed) return
    const seen = new AbortController()
    const note = () => {
      seen.abort()
      viewThrough({ reviewId, code }).catch(() => undefined)
    }
    for (const sign of signs) window.addEventListener(sign, note, { signal: seen.signal, passive: true })
    return () => seen.abort()
  }, [reviewId, code, isViewed])
}
