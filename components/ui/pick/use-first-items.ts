'use client'

import { useLookup } from '@/components/ui/lookup/use-lookup'
import type { PickerItem, PickerSearch } from './picker-search'

const none: PickerItem[] = []

/** A server picker's initial items and search. */
export function useFirstItems(search: PickerSearch) {
  const { data: items = none } = useLookup(search(''))
  return { items, search }
}
