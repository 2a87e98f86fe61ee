'use client'

import { useEffect, useOptimistic } from 'react'
import { NAVIGATION_START } from './navigation-start'

export function NavigationLayer() {
  const [isOnTheWay, setOnTheWay] = useOptimistic(false)

  useEffect(() => {
    const begin = () => setOnTheWay(true)
    window.addEventListener(NAVIGATION_START, begin)
    return () => window.removeEventListener(NAVIGATION_START, begin)
  }, [setOnTheWay])

  return isOnTheWay && <span data-heard hidden />
}
