'use client'

import { useEffect, useRef } from 'react'

const releases = ['pointerup', 'pointercancel'] as const

/**
 * Calls `leave` when the focus moves outside this element, not when the window loses it. Waits for a press to end,
 * because its messages may move the target.
 */
export function useLeaving(leave: () => void) {
  const place = useRef<HTMLDivElement>(null)
  const press = useRef({ isOn: false, hasLeft: false })
  useEffect(() => {
    const element = place.current
    const begin = () => void (press.current.isOn = true)
    const end = () => {
      if (press.current.hasLeft) setTimeout(leave)
      press.current = { isOn: false, hasLeft: false }
    }
    const follow = ({ relatedTarget }: FocusEvent) => {
      const isWithin = relatedTarget instanceof Node && element?.contains(relatedTarget)
      if (!document.hasFocus() || isWithin) return
      if (press.current.isOn) press.current.hasLeft = true
      else setTimeout(leave)
    }
    element?.addEventListener('focusout', follow)
    document.addEventListener('pointerdown', begin, true)
    for (const release of releases) document.addEventListener(release, end, true)
    return () => {
      element?.removeEventListener('focusout', follow)
      document.removeEventListener('pointerdown', begin, true)
      for (const release of releases) document.removeEventListener(release, end, true)
    }
  })
  return place
}
