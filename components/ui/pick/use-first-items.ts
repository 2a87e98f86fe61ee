'use client'

import { useLookup } from '@/components/ui/lookup/use-lookup'
import type { PickerItem, PickerSearch } from './picker-search'

const none: PickerItem[] = []

/** For a picker that asks the server: what it offers before anything is typed, and how it searches. */
export function useFirstItems(search: PickerSearch) {
  const { data: items = none } = useLookup(search(''))
  return { items, search }
}
