'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { PaletteProps, PaletteView } from './palette'

/** What a press or a key asks for: a button with `data-palette`, Ctrl or ⌘ with K, or a question mark outside of fields. */
function askedBy(event: Event): PaletteView | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  if (!(event instanceof KeyboardEvent)) return target.closest('[data-palette]') ? 'find' : undefined
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return undefined
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'find' : undefined
  return key === '?' && !target.closest('input, textarea, select, [contenteditable]') ? 'keys' : undefined
}

/** All of the palette that every page carries: it waits, and fetches the rest when it is first asked for. */
export function PaletteLauncher(props: Pick<PaletteProps, 'reach' | 'enter'>) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [view, setView] = useState<PaletteView>()

  useEffect(() => {
    function open(event: Event) {
      const asked = askedBy(event)
      // Another dialog has the focus, and would not let go of it.
      if (!asked || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      setView(asked)
      // Where it cannot be fetched, the next press tries again.
      import('./palette').then(
        (module) => setPalette(() => module.Palette),
        () => setView(undefined),
      )
    }
    document.addEventListener('keydown', open)
    document.addEventListener('click', open)
    return () => {
      document.removeEventListener('keydown', open)
      document.removeEventListener('click', open)
    }
  }, [])

  return Palette && view && <Palette {...props} view={view} onClose={() => setView(undefined)} />
}
