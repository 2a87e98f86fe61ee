import { Icon } from '@/components/ui/icon/icon'
import { MenuLine, MenuLink } from '@/components/ui/overlay/menu'

/** Switch, create and, for Admins, settings. */
export function WorkspaceMenu({ isAdmin }: { isAdmin: boolean }) {
  return (
    <>
      {isAdmin && (
        <>
          <MenuLink href="/workspace/edit">
            <Icon name="settings-2" /> Workspace settings
          </MenuLink>
          <MenuLine />
        </>
      )}
      <MenuLink href="/workspace/switch">
        <Icon name="arrow-left-right" /> Switch workspace
      </MenuLink>
      <MenuLink href="/workspace/create">
        <Icon name="plus" /> Create a workspace
      </MenuLink>
    </>
  )
}
