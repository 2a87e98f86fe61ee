const TOASTS = '[data-sonner-toaster]'
const DIALOGS = '[role="dialog"], [role="alertdialog"]'

export const isInToasts = (target: EventTarget | null) => target instanceof Element && target.closest(TOASTS) !== null

const isInDialog = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.closest(DIALOGS) !== null

/**
 * Lets pointer and keyboard reach the toasts above an open dialog, which otherwise takes the focus back and leads Tab in
 * a circle. Returns the stop function.
 */
export function reachToasts(): () => void {
  let left: HTMLElement | undefined

  function hideMove(event: FocusEvent) {
    const { type, target, relatedTarget } = event
    if (!isInToasts(type === 'focusin' ? target : relatedTarget) || !document.querySelector(DIALOGS)) return
    if (isInDialog(target)) left = target
    event.stopImmediatePropagation()
  }

  function leadIn({ key, shiftKey, target, defaultPrevented }: KeyboardEvent) {
    const hasTurned = key === 'Tab' && defaultPrevented && isInDialog(target) && target !== document.activeElement
    if (!hasTurned) return
    const buttons = [...document.querySelectorAll<HTMLElement>(`${TOASTS} button`)]
    buttons.at(shiftKey ? -1 : 0)?.focus()
  }

  function giveBack({ target }: MouseEvent) {
    if (isInToasts(target) && left?.isConnected) left.focus()
    left = undefined
  }

  window.addEventListener('focusin', hideMove, true)
  window.addEventListener('focusout', hideMove, true)
  window.addEventListener('keydown', leadIn)
  window.addEventListener('click', giveBack)
  return () => {
    window.removeEventListener('focusin', hideMove, true)
    window.removeEventListener('focusout', hideMove, true)
    window.removeEventListener('keydown', leadIn)
    window.removeEventListener('click', giveBack)
  }
}
