'use client'

import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react'

const PRESS_PX = 4
const EDGE_PX = 72
const STEP_PX = 10
const TICK_MS = 16

interface Held {
  id: string
  row: Element
  /** Where it was pressed. */
  y: number
}

const middleOf = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect()
  return (top + bottom) / 2
}

/** The row's place at this height. */
const placeAt = (row: Element, y: number) =>
  [...(row.parentElement?.children ?? [])].filter((other) => other !== row && middleOf(other) < y).length

/** Follows the pointer until `end`, which gets the place, or nothing if canceled. */
function follow(held: Held, show: (place: number) => void, end: (place?: number) => void) {
  let { y } = held
  let isDrag = false
  const ended = new AbortController()
  const { signal } = ended
  const timer = setInterval(() => {
    if (!isDrag) return
    if (y < Math.min(EDGE_PX, held.y)) scrollBy(0, -STEP_PX)
    if (y > Math.max(innerHeight - EDGE_PX, held.y)) scrollBy(0, STEP_PX)
    show(placeAt(held.row, y))
  }, TICK_MS)

  function move({ clientY }: MouseEvent) {
    y = clientY
    // A press on the grip is no drag.
    isDrag ||= Math.abs(y - held.y) > PRESS_PX
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', () => end(isDrag ? placeAt(held.row, y) : undefined), { signal })
  window.addEventListener('pointercancel', () => end(), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  return () => {
    clearInterval(timer)
    ended.abort()
  }
}

/** Dragging rows by a grip: the dragged row, and the place it would take. */
export function useRowDrag(onDrop: (id: string, place: number) => void) {
  const [held, setHeld] = useState<Held>()
  const [place, setPlace] = useState<number>()

  const end = useEffectEvent((at?: number) => {
    setHeld(undefined)
    setPlace(undefined)
    if (held && at !== undefined) onDrop(held.id, at)
  })
  useEffect(() => held && follow(held, setPlace, end), [held])

  const grip = (id: string) => ({
    onPointerDown({ button, pointerId, currentTarget, clientY }: PointerEvent<HTMLElement>) {
      const row = currentTarget.closest('li')
      if (button !== 0 || !row) return
      currentTarget.setPointerCapture(pointerId)
      setHeld({ id, row, y: clientY })
    },
  })
  return { draggedId: place === undefined ? undefined : held?.id, place, grip }
}
