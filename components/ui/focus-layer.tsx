'use client'

import { useEffect } from 'react'
import { drawnAnew, heirOf, standingOf } from './focus-heir'

/** What had the focus last on the page itself, in front of which there may be a dialog by now. */
let last: { element: Element; standing: ReturnType<typeof standingOf>; path: string; query: string } | undefined

/** Whoever points has no use for the focus, and on a phone a keyboard would open for it. */
let isTyping = false

const onKey = () => (isTyping = true)
const onPointer = () => (isTyping = false)

function remember({ target }: Event) {
  if (target instanceof Element && target.closest('main')) {
    last = { element: target, standing: standingOf(target), path: location.pathname, query: location.search }
  }
}

function hand() {
  if (!last || last.element.isConnected || document.activeElement !== document.body) return
  const { element, standing, path, query } = last
  // A page that was left takes its buttons with it, and the next one begins at its own beginning.
  const isLeft = !isTyping || path !== location.pathname
  const isSame = query === location.search
  const heir = isLeft ? undefined : isSame ? heirOf(standing) : drawnAnew(element)
  // While a narrowed list is on its way there may be neither the old box nor the new one.
  if (isLeft || isSame || heir) last = undefined
  heir?.focus()
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
