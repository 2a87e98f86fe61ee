'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { viewNotificationAction } from '@/lib/notifications/actions'

const MIDDLE = 1

/** The notification that a press opens or checks off, if it is an unread one. */
function pressedUnread({ target }: Event) {
  const pressed = target instanceof Element ? target.closest('a, button') : null
  return pressed?.closest<HTMLElement>('[data-unread]')?.dataset.unread
}

/**
 * Marks a notification as read when it is opened. One listener for the whole list, so a row costs no script; the link
 * does not wait for it, and if it fails the notification simply stays unread.
 */
export function ViewOnOpen({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = list.current
    if (!element) return
    function view(event: Event) {
      const id = pressedUnread(event)
      if (id) viewNotificationAction({ id }).catch(() => undefined)
    }
    function viewInNewTab(event: MouseEvent) {
      if (event.button === MIDDLE) view(event)
    }
    element.addEventListener('click', view)
    element.addEventListener('auxclick', viewInNewTab)
    return () => {
      element.removeEventListener('click', view)
      element.removeEventListener('auxclick', viewInNewTab)
    }
  }, [])

  return <div ref={list}>{children}</div>
}
