'use client'

import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { keptHere, type KeptHere } from './kept-here'
import type { PaletteProps, PaletteView } from './palette'

/** Opened with Ctrl or ⌘. */
const views: Readonly<Record<string, PaletteView>> = { k: 'find', '/': 'keys' }

/** Text inputs. */
const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]'

const isPlainKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && !event.altKey

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
  // A closed dialog tells so only later, when the next may be asked for: each opening is a dialog of its own.
  const [opening, setOpening] = useState(0)
  // Letters typed for a box that is still loading; null while none is.
  const typed = useRef<string | null>(null)
  const [begun, setBegun] = useState('')

  useEffect(() => {
    function close() {
      typed.current = null
      setView(undefined)
    }

    /** Renders immediately, so the next key finds the box. */
    const show = (module: { Palette: ComponentType<PaletteProps> }) =>
      flushSync(() => {
        setPalette(() => module.Palette)
        setBegun(typed.current ?? '')
        typed.current = null
      })

    function listen(event: Event) {
      if (typed.current !== null && isPlainKey(event)) {
        // The page behind must not get what is typed for the palette.
        event.preventDefault()
        if (event.key === 'Escape') close()
        else if (event.key.length === 1) typed.current += event.key
        return
      }
      const asked = askedBy(event, kept)
      // Another dialog holds the focus.
      if (!asked || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      setView(asked)
      setBegun('')
      if (!document.querySelector('dialog[open]')) setOpening((before) => before + 1)
      if (asked === 'find') typed.current ??= ''
      // On failure the next press tries again.
      import('./palette').then(show, close)
    }
    document.addEventListener('keydown', listen)
    document.addEventListener('click', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('click', listen)
    }
  }, [kept])

  return (
    Palette &&
    view && (
      <Palette key={opening} {...props} kept={kept} view={view} begun={begun} onClose={() => setView(undefined)} />
    )
  )
}
