import { RowMenu } from '@/components/ui/list/row-menu'
import { RowMenuLink } from '@/components/ui/list/row-menu-acts'
import { MenuButton, MenuLine } from '@/components/ui/overlay/menu'
import type { InvitationRow } from '@/lib/invitations/queries/list-invitations'

/** Menus of open invitations, of those whose address wants no mail, and of revoked ones. */
const invitationMenu = 'invitation-menu'
const unmailedMenu = 'unmailed-menu'
const revokedMenu = 'revoked-menu'

export function menuOf({ state, isUnsubscribed }: Pick<InvitationRow, 'state' | 'isUnsubscribed'>) {
  if (state === 'revoked') return revokedMenu
  return isUnsubscribed ? unmailedMenu : invitationMenu
}

const LinkActs = () => (
  <>
    <MenuButton type="button" data-act="copy">
      Copy new link
    </MenuButton>
    <MenuLine />
    <MenuButton type="button" data-act="revoke" className="text-danger-ink">
      Revoke
    </MenuButton>
  </>
)

export function InvitationMenus() {
  return (
    <>
      <RowMenu id={invitationMenu}>
        <MenuButton type="button" data-act="resend">
          Resend
        </MenuButton>
        <LinkActs />
      </RowMenu>
      <RowMenu id={unmailedMenu}>
        <LinkActs />
      </RowMenu>
      <RowMenu id={revokedMenu}>
        <RowMenuLink href="/users/add?again={id}">Invite again</RowMenuLink>
      </RowMenu>
    </>
  )
}
