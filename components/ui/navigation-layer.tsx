'use client'

import { useEffect, useOptimistic } from 'react'
import { NAVIGATION_START } from './navigation-start'

/**
 * Shows the bar at the top of the window while a screen is on its way, whether a link, a form or a script asked for it. The
 * event comes inside the router's own transition, so React takes the state back when the screen is there.
 */
export function NavigationLayer() {
  const [isOnTheWay, setOnTheWay] = useOptimistic(false)

  useEffect(() => {
    const begin = () => setOnTheWay(true)
    window.addEventListener(NAVIGATION_START, begin)
    return () => window.removeEventListener(NAVIGATION_START, begin)
  }, [setOnTheWay])

  return isOnTheWay && <span data-heard hidden />
}
