'use client'

import { useEffect } from 'react'

/** Closes a native popover once something in it is chosen or focus leaves it, because client navigation keeps the page. */
export function PopoverCloser() {
  useEffect(() => {
    function close(event: MouseEvent) {
      if (!(event.target instanceof Element)) return
      const chosen = event.target.closest('[popover] :is(a[href], button[type="submit"], .menu-item)')
      const open = chosen?.closest('[popover]:popover-open')
      // A submit button's form must exist until the browser has sent it.
      if (open instanceof HTMLElement) setTimeout(() => open.matches(':popover-open') && open.hidePopover())
    }

    function leave({ target, relatedTarget: next }: FocusEvent) {
      if (!(target instanceof Element) || !(next instanceof Element)) return
      const left = target.closest('[popover]:popover-open')
      const isElsewhere = left !== null && !left.contains(next) && next.closest('[popover], [popovertarget]') === null
      if (left instanceof HTMLElement && isElsewhere)
        setTimeout(() => left.matches(':popover-open') && left.hidePopover())
    }

    document.addEventListener('click', close)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('focusout', leave)
    }
  }, [])

  return null
}
