'use client'

import dynamic from 'next/dynamic'
import type { SortableListProps } from './sortable-rows'

// A file of its own: what drags is fetched only by screens that show such a list.
const SortableRows = dynamic(() => import('./sortable-rows').then((module) => module.SortableRows))

/** A list whose order people decide: by dragging, by keyboard on the handle, or with the buttons beside it. */
export function SortableList(props: SortableListProps) {
  return <SortableRows {...props} />
}
