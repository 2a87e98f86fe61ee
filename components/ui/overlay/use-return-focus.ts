import { useRef } from 'react'

/** Focused when a dialog opens, instead of its first button. */
const FIRST = '[data-first]:is(input, textarea, button), [data-first] input'

/** A ref for content that arrives after the dialog opened. */
export function focusFirst(content: HTMLElement | null) {
  content?.querySelector<HTMLElement>(FIRST)?.focus()
}

/**
 * Restores the focus from before a dialog. The library restores its trigger, which dialogs opened from lists and menus
 * lack.
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
