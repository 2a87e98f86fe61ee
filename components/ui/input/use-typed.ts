'use client'

import { useInsertionEffect } from 'react'
import { useScripted } from '@/components/ui/use-scripted'

const areaOf = (id: string) => {
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area : undefined
}

/**
 * What was typed into a textarea of the page before its script came, while React takes the page over; else undefined.
 * React fills a textarea then with what it is drawn with, so it is drawn with that. Lines it leaves alone.
 */
export function useTyped(id: string, drawnWith: string) {
  const isTakingOver = !useScripted()

  // Whoever asks the element by itself, a form library or the guard of unsaved work, shall find that it was changed.
  useInsertionEffect(() => {
    const area = isTakingOver ? areaOf(id) : undefined
    if (area) area.defaultValue = drawnWith
  }, [id, isTakingOver, drawnWith])

  // The server draws as well, and has no page to look at.
  return isTakingOver && typeof document !== 'undefined' ? areaOf(id)?.value : undefined
}
