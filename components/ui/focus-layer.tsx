'use client'

import { useEffect } from 'react'
import { heirOf, standingOf } from './focus-heir'

/** What had the focus last on the page itself, in front of which there may be a dialog by now. */
let last: { element: Element; standing: ReturnType<typeof standingOf>; address: string } | undefined

/** Whoever points has no use for the focus, and on a phone a keyboard would open for it. */
let isTyping = false

const address = () => `${location.pathname}${location.search}`
const onKey = () => (isTyping = true)
const onPointer = () => (isTyping = false)

function remember({ target }: Event) {
  if (target instanceof Element && target.closest('main')) {
    last = { element: target, standing: standingOf(target), address: address() }
  }
}

function hand() {
  if (!last || last.element.isConnected || document.activeElement !== document.body) return
  const { standing, address: was } = last
  last = undefined
  // A page that was left takes its buttons with it, and the next one begins at its own beginning.
  if (isTyping && was === address()) heirOf(standing)?.focus()
}

/**
 * Whoever uses the keyboard goes on where they were when what had the focus disappears, as the row of somebody who was
 * removed or the bar of what is done with them: by itself a browser would begin again at the top of the page. One listener
 * for every list and every dialog there is.
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
