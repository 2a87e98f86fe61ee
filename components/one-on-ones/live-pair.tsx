'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { followChanges } from './follow-changes'

/** Shows the other person's changes live while the page is visible. */
export function LivePair({ pairId, meetingId }: { pairId: string; meetingId?: string }) {
  const router = useRouter()
  useEffect(() => {
    const meeting = meetingId === undefined ? '' : `&meeting=${meetingId}`
    return followChanges(`/api/one-on-one/live?id=${pairId}${meeting}`, () => router.refresh())
  }, [pairId, meetingId, router])
  return null
}
