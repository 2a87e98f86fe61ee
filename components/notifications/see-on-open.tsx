'use client'

import { useEffect } from 'react'
import { seeNotificationsAction } from '@/lib/notifications/actions'

/** Marks notifications as seen up to a moment, only once the window is visible. On failure the count stays. */
export function SeeOnOpen({ until }: { until: Date }) {
  useEffect(() => {
    const seeing = new AbortController()
    function see() {
      if (document.visibilityState === 'hidden') return
      seeing.abort()
      seeNotificationsAction({ until }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', see, { signal: seeing.signal })
    see()
    return () => seeing.abort()
  }, [until])

  return null
}
