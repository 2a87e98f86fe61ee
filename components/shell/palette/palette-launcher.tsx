'use client'

import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { lettersAfter } from './early-letters'
import { keptHere, type KeptHere } from './kept-here'
import type { PaletteProps, PaletteView } from './palette'

/** Opened with Ctrl or ⌘. */
const views: Readonly<Record<string, PaletteView>> = { k: 'find', '/': 'keys' }

/** Text inputs. */
const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]'

/** The view a press or key requests: `data-palette`, Ctrl or ⌘ with a key, or ? alone. */
function askedBy(event: Event, kept: KeptHere): PaletteView | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  if (!(event instanceof KeyboardEvent)) return target.closest('[data-palette]') ? 'find' : undefined
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return undefined
  if (!ctrlKey && !metaKey)
    return key === '?' && !target.closest(typing) && kept.isQuestionMarkOn() ? 'keys' : undefined
  const view = views[key.toLowerCase()]
  // Many layouts need Shift for the slash; Shift+K is the browser's.
  return view === 'find' && shiftKey ? undefined : view
}

interface PaletteLauncherProps extends Pick<PaletteProps, 'reach' | 'enter'> {
  /** Part of this person's storage key. */
  ownerMark: string
}

/** The listener on every page; loads the palette on first use. */
export function PaletteLauncher({ ownerMark, ...props }: PaletteLauncherProps) {
  const kept = useMemo(() => keptHere(ownerMark), [ownerMark])
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [view, setView] = useState<PaletteView>()
  // Letters typed before the box loads; null while not waiting.
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

    /** Whether a key belongs to the loading box. */
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
      // Another dialog holds the focus.
      const isAsked = asked && !document.querySelector('[role="dialog"], [role="alertdialog"]')
      if (isLetter || isAsked) event.preventDefault()
      if (!isAsked) return
      if (asked === 'find' && view !== 'find') early.current = ''
      setView(asked)
      // On failure the next press tries again.
      import('./palette').then((module) => setPalette(() => module.Palette), close)
    }
    document.addEventListener('keydown', listen)
    document.addEventListener('click', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('click', listen)
    }
  }, [view, kept])

  return (
    Palette &&
    view && <Palette {...props} kept={kept} view={view} takeEarly={takeEarly} onClose={() => setView(undefined)} />
  )
}
