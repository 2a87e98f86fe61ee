import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/display/avatar'
import { breakable } from '@/components/ui/display/breakable'
import { Menu, MenuLine } from '@/components/ui/overlay/menu'
import type { Theme } from '@/components/ui/theme'
import { ThemeSwitch } from './theme-switch'

interface AccountMenuProps {
  person: { id: string; name: string; email: string; pictureId?: string | null }
  theme: Theme
  /** Personal `MenuLink`s. */
  links?: ReactNode
  /** The sign-out form. */
  signOut: ReactNode
}

export function AccountMenu({ person, theme, links, signOut }: AccountMenuProps) {
  return (
    <Menu
      label={`Account of ${person.name}`}
      tip="cut"
      side="top"
      className="w-60"
      triggerClassName="hover:bg-hover duration-fast flex h-10 w-full min-w-0 items-center gap-2.5 rounded-md px-1.5 text-left transition-colors"
      trigger={
        <>
          <Avatar name={person.name} pictureId={person.pictureId} size="sm" />
          <span className="rail-hidden min-w-0 flex-1 truncate font-medium">{person.name}</span>
          <Icon name="chevrons-up-down" className="rail-hidden size-4 shrink-0 text-subtle" />
        </>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="font-medium wrap-anywhere">{person.name}</p>
        <p className="text-sm wrap-anywhere text-subtle">{breakable(person.email)}</p>
      </div>
      <MenuLine />
      {links}
      <div className="flex items-center justify-between gap-3 px-2.5 py-1.5">
        Theme
        <ThemeSwitch theme={theme} />
      </div>
      <MenuLine />
      {signOut}
    </Menu>
  )
}
