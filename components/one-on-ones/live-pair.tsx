'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Shows the other person's changes live while the page is visible. */
export function LivePair({ pairId, meetingId }: { pairId: string; meetingId?: string }) {
  const router = useRouter()
  useEffect(() => {
    let source: EventSource | undefined
    function follow() {
      source?.close()
      source = undefined
      if (document.visibilityState !== 'visible') return
      source = new EventSource(
        `/api/one-on-one/live?id=${pairId}${meetingId === undefined ? '' : `&meeting=${meetingId}`}`,
      )
      source.onmessage = () => router.refresh()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      source?.close()
    }
  }, [pairId, meetingId, router])
  return null
}
