'use client'

import { useEffect } from 'react'
import { recordOpeningAction } from '@/lib/reviews/results/readers/actions'

/** Tells the log, once they are on the screen, that somebody saw these results. A page fetched ahead is not seen. */
export function OpeningRecord({ id }: { id: string }) {
  // Whether it arrived is nothing the reader could do anything about.
  useEffect(() => void recordOpeningAction({ id }).catch(() => undefined), [id])
  return null
}
