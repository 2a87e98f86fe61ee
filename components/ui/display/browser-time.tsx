'use client'

import { useScripted } from '@/components/ui/use-scripted'
import { formatDateTime } from '@/lib/shared/dates'

/** A moment written in `zone`, again by the browser’s clock where that differs. */
export function BrowserTime({ at, zone }: { at: Date; zone: string }) {
  const isScripted = useScripted()
  if (!isScripted) return null
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (formatDateTime(at, own) === formatDateTime(at, zone)) return null
  return ` · ${formatDateTime(at, own, true)}`
}
