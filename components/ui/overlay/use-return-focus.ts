import { useRef } from 'react'

/** Where the focus goes when a dialog opens, in place of its first button. */
const FIRST = '[data-first]:is(input, textarea, button), [data-first] input'

/**
 * Gives the focus back to whatever had it when a dialog opened. The library would give it to the trigger, which dialogs that
 * are opened from a list or a menu do not have, so that whoever uses the keyboard would begin at the top again.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)

  function onOpenAutoFocus(event: Event) {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const first = event.target instanceof Element ? event.target.querySelector<HTMLElement>(FIRST) : null
    if (!first) return
    event.preventDefault()
    first.focus()
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    opener.current?.focus({ preventScroll: true })
  }

  return { onOpenAutoFocus, onCloseAutoFocus }
}
