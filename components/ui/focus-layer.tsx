'use client'

import { useEffect } from 'react'
import { drawnAnew, heirOf, positionOf } from './focus-heir'

/** The last focus on the page itself, which a dialog may cover. */
let last: { element: Element; position: ReturnType<typeof positionOf>; path: string; query: string } | undefined

/** Pointer users don't need it, and on phones it would open the keyboard. */
let isTyping = false

const onKey = () => (isTyping = true)
const onPointer = () => (isTyping = false)

function remember({ target }: Event) {
  if (target instanceof Element && target.closest('main')) {
    last = { element: target, position: positionOf(target), path: location.pathname, query: location.search }
  }
}

function hand() {
  if (!last || last.element.isConnected || document.activeElement !== document.body) return
  const { element, position, path, query } = last
  // A page change starts at the new page's beginning.
  const isLeft = !isTyping || path !== location.pathname
  const isSame = query === location.search
  const heir = isLeft ? undefined : isSame ? heirOf(position) : drawnAnew(element)
  // While a filtered list loads, neither the old nor the new box may exist.
  if (isLeft || isSame || heir) last = undefined
  heir?.focus()
}

/**
 * When the focused element disappears, such as a removed row, moves the focus nearby instead of the page's top. One
 * listener for every list and dialog.
 */
export function FocusLayer() {
  useEffect(() => {
    const watcher = new MutationObserver(hand)
    watcher.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPointer, true)
    return () => {
      watcher.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPointer, true)
    }
  }, [])

  return null
}
