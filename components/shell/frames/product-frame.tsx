import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { iconButtonClass } from '@/components/ui/button/button-style'
import { SkipLink } from '@/components/ui/layout/skip-link'
import { ListKeys } from '@/components/ui/list/list-keys'
import { PopoverCloser } from '@/components/ui/overlay/popover-closer'
import { SearchButton, SearchIconButton } from '@/components/shell/palette/search-button'
import { Sidebar, sidebarId } from '@/components/shell/sidebar/sidebar'
import type { NavItem } from '@/components/shell/navigation'
import type { SidebarState } from '@/components/shell/sidebar/sidebar-state'
import { WorkspaceSign, type WorkspaceFace } from '@/components/shell/sidebar/workspace-sign'

interface ProductFrameProps {
  workspace: WorkspaceFace
  workspaceMenu?: ReactNode
  /** The palette and its command key; none: no search. */
  palette?: { launcher: ReactNode; command: string }
  items: readonly NavItem[]
  moreItems?: readonly NavItem[]
  /** Notifications and help at the sidebar's foot. */
  foot?: ReactNode
  account: ReactNode
  /** From the cookie `sidebarCookie`. */
  sidebar: SidebarState
  children: ReactNode
}

/** The frame of every signed-in screen. */
export function ProductFrame({ workspace, workspaceMenu, palette, sidebar, children, ...rest }: ProductFrameProps) {
  return (
    <div data-sidebar={sidebar} className="min-h-dvh md:flex">
      <SkipLink />
      <Sidebar
        {...rest}
        workspace={<WorkspaceSign {...workspace} menu={workspaceMenu} />}
        search={palette && <SearchButton command={palette.command} />}
      />
      <div className="min-w-0 flex-1">
        <header className="sticky top-0 z-30 flex h-12 items-center gap-1 border-b border-line bg-canvas/90 px-2 backdrop-blur-sm md:hidden">
          <button
            type="button"
            popoverTarget={sidebarId}
            aria-label="Open the menu"
            className={iconButtonClass({ className: 'menu-button' })}
          >
            <Icon name="menu" />
          </button>
          <span className="truncate font-semibold">{workspace.name}</span>
          {palette && <SearchIconButton />}
        </header>
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
      <PopoverCloser />
      <ListKeys />
      {palette?.launcher}
    </div>
  )
}
