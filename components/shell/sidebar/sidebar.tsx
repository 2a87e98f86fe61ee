import type { ReactNode } from 'react'
import { LogoMark } from '@/components/shell/logo'
import { Icon } from '@/components/ui/icon/icon'
import { compactCount } from '@/lib/shared/text'
import { NavLink } from './nav-link'
import type { NavItem } from '@/components/shell/navigation'
import { SidebarToggle } from './sidebar-toggle'

interface SidebarProps {
  workspace: ReactNode
  /** The palette button. */
  search?: ReactNode
  items: readonly NavItem[]
  /** Places below the line. */
  moreItems?: readonly NavItem[]
  foot?: ReactNode
  account: ReactNode
}

export const sidebarId = 'sidebar'

/**
 * A column on wide windows, a native popover drawer on narrow ones: closes with Escape or a press outside, without
 * script.
 */
export function Sidebar({ workspace, search, items, moreItems = [], foot, account }: SidebarProps) {
  return (
    <aside
      id={sidebarId}
      aria-label="Workspace"
      popover="auto"
      className="sidebar inset-y-0 left-0 m-0 h-dvh max-h-none w-sidebar max-w-none flex-col border-r border-line bg-sunken p-2 text-ink max-md:open:flex max-md:open:shadow-pop md:sticky md:top-0 md:flex md:shrink-0"
    >
      <div className="rail-stack mb-1 flex h-9 items-center justify-between gap-1 md:in-data-[sidebar=rail]:h-auto">
        <span className="flex items-center gap-2.5 px-1.5">
          <LogoMark className="size-6" />
          <span className="rail-hidden font-semibold tracking-tight">Rapport</span>
        </span>
        <SidebarToggle />
      </div>
      <div className="mb-3">{workspace}</div>
      {search}
      <nav aria-label="Main" className="grid grid-cols-1 gap-0.5 overflow-y-auto">
        {items.map((item) => (
          <Item key={item.href} {...item} />
        ))}
        {moreItems.length > 0 && <hr className="my-2 border-t border-line" />}
        {moreItems.map((item) => (
          <Item key={item.href} {...item} />
        ))}
      </nav>
      <div className="mt-auto grid grid-cols-1 gap-1 pt-3">
        {foot}
        {account}
      </div>
    </aside>
  )
}

function Item({ href, also, isExact, label, icon, count = 0 }: NavItem) {
  return (
    <NavLink href={href} also={also} isExact={isExact} label={label}>
      <Icon name={icon} />
      <span className="rail-quiet truncate">{label}</span>
      {count > 0 && (
        <span className="rail-hidden ml-auto text-xs text-subtle tabular-nums">
          {compactCount(count)}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </NavLink>
  )
}
