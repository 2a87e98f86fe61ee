'use client'

import { useEffect, useState } from 'react'
import type { PickerItem } from './picker-search'

/** For a picker that asks the server: what it offers before anything is typed, and how it searches. */
export function useFirstItems(search: (words: string) => Promise<PickerItem[]>) {
  const [items, setItems] = useState<PickerItem[]>([])
  useEffect(() => {
    let isHere = true
    search('').then(
      (found) => isHere && setItems(found),
      // Typing asks again.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [search])
  return { items, search }
}
