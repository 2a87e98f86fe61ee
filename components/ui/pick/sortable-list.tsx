'use client'

import dynamic from 'next/dynamic'
import type { SortableListProps } from './sortable-rows'

// Loads the drag library only on screens with such a list.
const SortableRows = dynamic(() => import('./sortable-rows').then((module) => module.SortableRows))

/** Sortable by dragging, keyboard on the handle, or buttons. */
export function SortableList(props: SortableListProps) {
  return <SortableRows {...props} />
}
