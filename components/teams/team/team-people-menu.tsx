import { RowMenu } from '@/components/ui/list/row-menu'
import { MenuButton, MenuLine } from '@/components/ui/overlay/menu'

/** The menu that all people of a team share. */
export const teamPeopleMenu = 'team-people-menu'

/** What can be done with one person of a team: of the first two lines, the one that fits the row is shown. */
export function TeamPeopleMenu() {
  return (
    <RowMenu id={teamPeopleMenu}>
      <MenuButton type="button" data-act="make">
        Make manager
      </MenuButton>
      <MenuButton type="button" data-act="unmake">
        Remove as manager
      </MenuButton>
      <MenuLine />
      <MenuButton type="button" data-act="out" className="text-danger-ink">
        Remove from team
      </MenuButton>
    </RowMenu>
  )
}
