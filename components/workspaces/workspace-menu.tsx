import { Icon } from '@/components/ui/icon/icon'
import { MenuLine, MenuLink } from '@/components/ui/overlay/menu'

/** What can be done behind the name of the workspace: go to another one, begin one, and for Admins, change this one. */
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
