import { useRef } from 'react'
import { headingIn } from '@/components/ui/focus-heir'

/** Focused when a dialog opens, instead of its first button. */
const FIRST = '[data-first]:is(input, textarea, button), [data-first] input'

const FIELD = 'form :is(input:not([type="hidden"]), select, textarea):enabled'

/** On touch screens a focused field would open the keyboard. */
const fieldOf = (content: Element) =>
  matchMedia('(pointer: coarse)').matches ? null : content.querySelector<HTMLElement>(FIELD)

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
    const content = event.target instanceof Element ? event.target : null
    const first = content && (content.querySelector<HTMLElement>(FIRST) ?? fieldOf(content))
    if (!first) return
    event.preventDefault()
    first.focus()
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    opener.current?.focus({ preventScroll: true })
    // A dialog that opened by itself has no opener.
    if (document.activeElement === document.body) headingIn(document.body)?.focus({ preventScroll: true })
  }

  return { onOpenAutoFocus, onCloseAutoFocus }
}
