'use client'

import { createContext, useCallback, useContext, useEffect, useState } from 'react'

/** A talking point, among the open ones or those ticked off. */
interface Place {
  id: string
  isDone: boolean
}

const HoldPlace = createContext<(place: Place) => () => void>(() => () => undefined)

export const HeldPlaces = HoldPlace.Provider

/** Points that somebody writes in stay in their list: ticked off by the other person, they would take the text with them. */
export function useHeldPlaces() {
  const [held, setHeld] = useState<readonly Place[]>([])
  const hold = useCallback((place: Place) => {
    setHeld((all) => [...all, place])
    return () => setHeld((all) => all.filter((one) => one !== place))
  }, [])
  const isShownDone = ({ id, isDone }: Place) => held.find((place) => place.id === id)?.isDone ?? isDone
  return { hold, isShownDone }
}

/** Keeps this point in its list for as long as the form that calls it is open. */
export function useHeldPlace({ id, isDone }: Place) {
  const hold = useContext(HoldPlace)
  const [place] = useState({ id, isDone })
  useEffect(() => hold(place), [hold, place])
}
