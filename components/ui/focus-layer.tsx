'use client'

import { useEffect } from 'react'
import { drawnAnew, headingBeside, headingIn, heirOf, positionOf } from './focus-heir'

/** The last focus on the page itself, which a dialog may cover. */
type Focus = { element: Element; position: ReturnType<typeof positionOf>; path: string; query: string }

let last: Focus | undefined

/** Pointer users need no more than a heading, and on phones a field would open the keyboard. */
let isTyping = false

const onKey = () => (isTyping = true)
const onPointer = () => (isTyping = false)

function remember({ target }: Event) {
  if (target instanceof Element && target.closest('main')) {
    last = { element: target, position: positionOf(target), path: location.pathname, query: location.search }
  }
}

/** A button of the page's header or of a form, such as Delete or Save. */
const isAct = ({ element, position }: Focus) =>
  !element.matches('a[href]') && position.some(({ parent }) => parent.matches('header, form'))

function heirFor(left: Focus, isLeft: boolean) {
  const { element, position, query } = left
  // A page change starts at the new page's beginning, unless an act led there.
  if (isLeft) return isAct(left) ? headingIn(document.body) : undefined
  if (!isTyping) return headingBeside(position)
  return query === location.search ? heirOf(position) : drawnAnew(element)
}

const isIn = (element: Element, nodes: NodeList) => [...nodes].some((node) => node.contains(element))

function hand(changes: MutationRecord[]) {
  if (!last || document.activeElement !== document.body) return
  if (last.element.isConnected) {
    // A row that moves in its list loses the focus.
    const { element } = last
    if (isTyping && element instanceof HTMLElement && changes.some(({ removedNodes }) => isIn(element, removedNodes)))
      element.focus()
    return
  }
  const isLeft = last.path !== location.pathname
  const heir = heirFor(last, isLeft)
  // While a page or a filtered list loads, its heading or box may not exist yet.
  const isLoading = isLeft ? isAct(last) : isTyping && last.query !== location.search
  if (heir || !isLoading) last = undefined
  heir?.focus({ preventScroll: isLeft || !isTyping })
}

/** Returns the focus to the page from a frame above it, whose presses nothing here hears. */
export function focusPage() {
  const before = last?.element.isConnected ? last.element : headingIn(document.body)
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
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
