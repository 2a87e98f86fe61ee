import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { Photo } from '@/components/ui/display/photo'
import { Menu, MenuLine } from '@/components/ui/overlay/menu'
import { initials } from '@/lib/shared/avatar'

export interface WorkspaceFace {
  name: string
  logo?: string | null
}

/** Decoration: the name is beside it. */
export function WorkspaceLogo({ name, logo }: WorkspaceFace) {
  if (logo) return <Photo src={logo} className="size-6 shrink-0 rounded-sm bg-pressed object-cover" />
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm bg-primary text-xs font-semibold text-primary-on"
    >
      {initials(name, 1)}
    </span>
  )
}

interface WorkspaceSignProps extends WorkspaceFace {
  /** Other workspaces and actions; none: only the name. */
  menu?: ReactNode
}

/** The current workspace and its switcher. */
export function WorkspaceSign({ name, logo, menu }: WorkspaceSignProps) {
  const face = (
    <>
      <WorkspaceLogo name={name} logo={logo} />
      <span className="rail-hidden min-w-0 flex-1 truncate font-semibold">{name}</span>
    </>
  )
  const shape = 'flex h-9 w-full min-w-0 items-center gap-2.5 rounded-md px-1.5 text-left'
  if (!menu) return <div className={shape}>{face}</div>
  return (
    <Menu
      label={`Workspace ${name}, switch`}
      tip="cut"
      className="w-60"
      triggerClassName={`${shape} hover:bg-hover duration-fast transition-colors`}
      trigger={
        <>
          {face}
          <Icon name="chevrons-up-down" className="rail-hidden size-4 shrink-0 text-subtle" />
        </>
      }
    >
      <p className="px-2.5 pt-1.5 pb-2 font-medium wrap-anywhere">{name}</p>
      <MenuLine />
      {menu}
    </Menu>
  )
}
