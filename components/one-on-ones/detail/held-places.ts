'use client'

import { createContext, useCallback, useContext, useEffect, useState } from 'react'

/** A point's list: open or ticked. */
interface Place {
  id: string
  isDone: boolean
}

const HoldPlace = createContext<(place: Place) => () => void>(() => () => undefined)

export const HeldPlaces = HoldPlace.Provider

/** Points being edited stay in their list, because moving them would lose the text. */
export function useHeldPlaces() {
  const [held, setHeld] = useState<readonly Place[]>([])
  const hold = useCallback((place: Place) => {
    setHeld((all) => [...all, place])
    return () => setHeld((all) => all.filter((one) => one !== place))
  }, [])
  const isShownDone = ({ id, isDone }: Place) => held.find((place) => place.id === id)?.isDone ?? isDone
  return { hold, isShownDone }
}

/** Keeps a point in its list while its form is open. */
export function useHeldPlace({ id, isDone }: Place) {
  const hold = useContext(HoldPlace)
  const [place] = useState({ id, isDone })
  useEffect(() => hold(place), [hold, place])
}
