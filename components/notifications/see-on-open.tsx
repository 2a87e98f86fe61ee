'use client'

import { useEffect } from 'react'
import { seeNotificationsAction } from '@/lib/notifications/actions'

/**
 * Marks the notifications up to a moment as seen. A list in a background window waits until that window is shown, because
 * the bell must not be cleared before its user has looked. If marking fails, the bell keeps its number.
 */
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
