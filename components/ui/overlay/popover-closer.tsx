'use client'

import { useEffect } from 'react'

/** Closes a native popover once something in it is chosen, because client navigation keeps the page. */
export function PopoverCloser() {
  useEffect(() => {
    function close(event: MouseEvent) {
      if (!(event.target instanceof Element)) return
      const chosen = event.target.closest('[popover] :is(a[href], button[type="submit"])')
      const open = chosen?.closest('[popover]:popover-open')
      // A submit button's form must exist until the browser has sent it.
      if (open instanceof HTMLElement) setTimeout(() => open.matches(':popover-open') && open.hidePopover())
    }
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [])

  return null
}
