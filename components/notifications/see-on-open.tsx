'use client'

import { useEffect } from 'react'
import { seeNotificationsAction } from '@/lib/notifications/actions'

/**
 * Marks the notifications up to a moment as seen once their list is on the screen: a window in the background follows,
 * too, and must not empty the bell of the one in use. If it fails, the bell keeps its number.
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
