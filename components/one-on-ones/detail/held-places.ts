'use client'

import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'

/** A point's list: open or ticked. */
interface Place {
  id: string
  isDone: boolean
}

interface HeldPlace extends Place {
  point: AgendaPoint | undefined
  /** Its place among all points. */
  at: number
}

const HoldPlace = createContext<(place: Place) => () => void>(() => () => undefined)

export const HeldPlaces = HoldPlace.Provider

/** Keeps points that left the agenda in place while one of their forms is open here; a meeting that is over left them. */
export function withDeleted(
  points: readonly AgendaPoint[],
  held: readonly Omit<HeldPlace, 'isDone'>[],
  isOpen = true,
): AgendaPoint[] {
  const all = [...points]
  const why = isOpen ? 'Deleted' : 'On your next agenda'
  for (const { id, point, at } of held.toSorted((one, other) => one.at - other.at))
    if (point && all.every((one) => one.id !== id)) all.splice(at, 0, { ...point, by: `${point.by} · ${why}` })
  return all
}

/** Points being edited stay in their list, because moving or removing them would lose the text. */
export function useHeldPlaces(points: readonly AgendaPoint[], isOpen: boolean) {
  const [held, setHeld] = useState<readonly HeldPlace[]>([])
  const latest = useRef(points)
  useEffect(() => {
    latest.current = points
  }, [points])
  const hold = useCallback((place: Place) => {
    const at = latest.current.findIndex(({ id }) => id === place.id)
    const holding = { ...place, at, point: latest.current[at] }
    setHeld((all) => [...all, holding])
    return () => setHeld((all) => all.filter((one) => one !== holding))
  }, [])
  const isShownDone = ({ id, isDone }: Place) => held.find((place) => place.id === id)?.isDone ?? isDone
  const letGo = (pointId: string) => setHeld((all) => all.filter(({ id }) => id !== pointId))
  return { hold, letGo, isShownDone, listed: withDeleted(points, held, isOpen) }
}

/** Keeps a point in its list while its form is open. */
export function useHeldPlace({ id, isDone }: Place) {
  const hold = useContext(HoldPlace)
  const [place] = useState({ id, isDone })
  useEffect(() => hold(place), [hold, place])
}
