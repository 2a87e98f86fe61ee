'use client'

import { useEffect } from 'react'

/**
 * Closes a native popover when something inside it has been chosen. The browser does so for a press outside and for
 * Escape, but the page does not reload when a link is followed, so an open menu would stay over the new screen.
 */
export function PopoverCloser() {
  useEffect(() => {
    function close(event: MouseEvent) {
      if (!(event.target instanceof Element)) return
      const chosen = event.target.closest('[popover] :is(a[href], button[type="submit"])')
      const open = chosen?.closest('[popover]:popover-open')
      // The form of a submit button must still be in the page when the browser comes to send it.
      if (open instanceof HTMLElement) setTimeout(() => open.matches(':popover-open') && open.hidePopover())
    }
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [])

  return null
}
