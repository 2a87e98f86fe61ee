'use client'

import { Icon } from '@/components/ui/icon/icon'
import { IconButton } from '@/components/ui/button/icon-button'
import { keepChoice } from '@/components/ui/cookie'
import { sidebarCookie, type SidebarState } from './sidebar-state'

/** Narrows the sidebar through an attribute on the frame, so nothing rerenders. */
export function SidebarToggle() {
  function toggle(button: HTMLElement) {
    const frame = button.closest<HTMLElement>('[data-sidebar]')
    if (!frame) return
    const next: SidebarState = frame.dataset.sidebar === 'rail' ? 'open' : 'rail'
    frame.dataset.sidebar = next
    keepChoice(sidebarCookie, next)
  }

  return (
    <IconButton
      size="sm"
      label="Collapse or expand sidebar"
      icon={<Icon name="panel-left" />}
      onClick={(event) => toggle(event.currentTarget)}
      className="max-md:hidden"
    />
  )
}
