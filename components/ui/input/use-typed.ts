'use client'

import { useInsertionEffect } from 'react'
import { useScripted } from '@/components/ui/use-scripted'

const areaOf = (id: string) => {
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area : undefined
}

/**
 * Text typed into a textarea before hydration, else undefined. React refills textareas while hydrating, so they render
 * with it; one-line inputs keep theirs.
 */
export function useTyped(id: string, drawnWith: string) {
  const isTakingOver = !useScripted()

  // Form libraries and the unsaved guard compare the element with its default.
  useInsertionEffect(() => {
    const area = isTakingOver ? areaOf(id) : undefined
    if (area) area.defaultValue = drawnWith
  }, [id, isTakingOver, drawnWith])

  // The server renders this too, without a document.
  return isTakingOver && typeof document !== 'undefined' ? areaOf(id)?.value : undefined
}
