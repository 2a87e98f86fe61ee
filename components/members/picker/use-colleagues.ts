'use client'

import { useEffect, useState } from 'react'
import { searchColleagues } from './people-search'
import type { PickerItem } from '@/components/ui/pick/picker-search'

/** What a picker of colleagues offers before anything is typed, and how it searches. */
export function useColleagues() {
  const [items, setItems] = useState<PickerItem[]>([])
  useEffect(() => {
    let isHere = true
    searchColleagues('').then(
      (found) => isHere && setItems(found),
      // Typing asks again.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return { items, search: searchColleagues }
}
