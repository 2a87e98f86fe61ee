'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { viewNotificationAction } from '@/lib/notifications/actions'

const MIDDLE = 1

/** The pressed unread notification, if any. */
function pressedUnread({ target }: Event) {
  const pressed = target instanceof Element ? target.closest('a, button') : null
  return pressed?.closest<HTMLElement>('[data-unread]')?.dataset.unread
}

/**
 * Marks a notification as read when opened. One listener for the list; links don't wait, and on failure it stays
 * unread.
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
