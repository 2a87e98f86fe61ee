import { RowMenu } from '@/components/ui/list/row-menu'
import { RowMenuLink } from '@/components/ui/list/row-menu-acts'
import { MenuButton, MenuLine } from '@/components/ui/overlay/menu'

/** Menus of open and revoked invitations. */
export const invitationMenu = 'invitation-menu'
export const revokedMenu = 'revoked-menu'

export function InvitationMenus() {
  return (
    <>
      <RowMenu id={invitationMenu}>
        <MenuButton type="button" data-act="resend">
          Resend
        </MenuButton>
        <MenuButton type="button" data-act="copy">
          Copy new link
        </MenuButton>
        <MenuLine />
        <MenuButton type="button" data-act="revoke" className="text-danger-ink">
          Revoke
        </MenuButton>
      </RowMenu>
      <RowMenu id={revokedMenu}>
        <RowMenuLink href="/users/add?emails={name}">Invite again</RowMenuLink>
      </RowMenu>
    </>
  )
}
