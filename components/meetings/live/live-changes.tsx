'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { followChanges } from './follow-changes'

/** Shows other people's changes live while the page is visible. */
export function LiveChanges({ path }: { path: string }) {
  const router = useRouter()
  useEffect(() => followChanges(path, () => router.refresh()), [path, router])
  return null
}
