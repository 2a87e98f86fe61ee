'use client'

import { useLayoutEffect, useRef } from 'react'
import type { Reach } from '@/components/shell/navigation'
import type { KeptHere } from './kept-here'
import { FindPanel } from './find-panel'
import { KeysPanel } from './keys-panel'

/** Search, or shortcuts. */
export type PaletteView = 'find' | 'keys'

export interface PaletteProps {
  view: PaletteView
  reach: Reach
  kept: KeptHere
  /** Switches the workspace. */
  enter: (workspaceId: string) => void
  /** What the box begins with: typed while it loaded. */
  begun: string
  onClose: () => void
}

/** The native dialog traps focus, closes with Escape and restores focus. */
export function Palette({ view, reach, kept, enter, begun, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.open) element.showModal()
    const pressBeside = ({ target }: Event) => target === element && element.close()
    element.addEventListener('click', pressBeside)
    return () => element.removeEventListener('click', pressBeside)
  }, [])

  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={view === 'find' ? 'Find anything' : 'Keyboard shortcuts'}
      className="appear fixed inset-x-4 top-4 bottom-auto mx-auto my-0 max-h-[calc(100dvh-2rem)] w-auto max-w-xl flex-col rounded-lg border border-line bg-surface p-0 text-ink shadow-pop backdrop:bg-overlay open:flex sm:top-[12dvh] sm:max-h-[76dvh]"
    >
      {view === 'find' ? (
        <FindPanel reach={reach} kept={kept} enter={enter} begun={begun} onClose={close} />
      ) : (
        <KeysPanel reach={reach} kept={kept} onClose={close} />
      )}
    </dialog>
  )
}
