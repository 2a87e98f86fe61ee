'use client'

import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { lettersAfter } from './early-letters'
import { keptHere, type KeptHere } from './kept-here'
import type { PaletteProps, PaletteView } from './palette'

/** What opens with Ctrl or ⌘. */
const views: Readonly<Record<string, PaletteView>> = { k: 'find', '/': 'keys' }

/** Where keys are letters. */
const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]'

/** What a press or a key asks for: a button with `data-palette`, Ctrl or ⌘ with a key of its own, or ? alone. */
function askedBy(event: Event, kept: KeptHere): PaletteView | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  if (!(event instanceof KeyboardEvent)) return target.closest('[data-palette]') ? 'find' : undefined
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return undefined
  if (!ctrlKey && !metaKey)
    return key === '?' && !target.closest(typing) && kept.isQuestionMarkOn() ? 'keys' : undefined
  const view = views[key.toLowerCase()]
  // On many keyboards the stroke needs Shift; with K that is the browser's.
  return view === 'find' && shiftKey ? undefined : view
}

interface PaletteLauncherProps extends Pick<PaletteProps, 'reach' | 'enter'> {
  /** Under which this device keeps what the person uses. */
  ownerMark: string
}

/** All of the palette that every page carries: it waits, and fetches the rest when it is first asked for. */
export function PaletteLauncher({ ownerMark, ...props }: PaletteLauncherProps) {
  const kept = useMemo(() => keptHere(ownerMark), [ownerMark])
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
      const asked = isLetter ? undefined : askedBy(event, kept)
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
  }, [view, kept])

  return Palette && view && <Palette {...{ ...props, kept, view, takeEarly }} onClose={() => setView(undefined)} />
}
