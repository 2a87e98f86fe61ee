import { useRef } from 'react'

/**
 * Gives the focus back to whatever had it when a dialog opened. The library would give it to the trigger, which dialogs that
 * are opened from a list or a menu do not have, so that whoever uses the keyboard would begin at the top again.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)

  function onOpenAutoFocus() {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    opener.current?.focus({ preventScroll: true })
  }

  return { onOpenAutoFocus, onCloseAutoFocus }
}
