'use client'

import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { lettersAfter } from './early-letters'
import type { PaletteProps, PaletteView } from './palette'

/** What opens with Ctrl or ⌘. No key does it alone: to somebody who speaks their words, each letter is a key. */
const views: Readonly<Record<string, PaletteView>> = { k: 'find', '/': 'keys' }

/** What a press or a key asks for: a button with `data-palette`, or Ctrl or ⌘ with a key of its own. */
function askedBy(event: Event): PaletteView | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  if (!(event instanceof KeyboardEvent)) return target.closest('[data-palette]') ? 'find' : undefined
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const view = views[key.toLowerCase()]
  // On many keyboards the stroke needs Shift; with K that is the browser's.
  return view === 'find' && shiftKey ? undefined : view
}

/** All of the palette that every page carries: it waits, and fetches the rest when it is first asked for. */
export function PaletteLauncher(props: Pick<PaletteProps, 'reach' | 'enter'>) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [view, setView] = useState<PaletteView>()
  // What is typed before the box is there; null where nobody waits for it.
  const early = useRef<string | null>(null)

  const takeEarly = useCallback(() => {
    const letters = early.current ?? ''
    early.current = null
    return letters
  }, [])

  useEffect(() => {
    function close() {
      early.current = null
      setView(undefined)
    }

    /** Whether this was a key for the box that is still being fetched. */
    function isEarly(event: Event) {
      if (early.current === null || !(event instanceof KeyboardEvent)) return false
      const letters = lettersAfter(early.current, event)
      if (letters !== undefined) early.current = letters
      else if (event.key === 'Escape') close()
      return letters !== undefined
    }

    function listen(event: Event) {
      const isLetter = isEarly(event)
      const asked = isLetter ? undefined : askedBy(event)
      // Another dialog has the focus, and would not let go of it.
      const isAsked = asked && !document.querySelector('[role="dialog"], [role="alertdialog"]')
      if (isLetter || isAsked) event.preventDefault()
      if (!isAsked) return
      if (asked === 'find' && view !== 'find') early.current = ''
      setView(asked)
      // Where it cannot be fetched, the next press tries again.
      import('./palette').then((module) => setPalette(() => module.Palette), close)
    }
    document.addEventListener('keydown', listen)
    document.addEventListener('click', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('click', listen)
    }
  }, [view])

  return Palette && view && <Palette {...{ ...props, view, takeEarly }} onClose={() => setView(undefined)} />
}
