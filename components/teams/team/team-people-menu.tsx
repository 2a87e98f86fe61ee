import { RowMenu } from '@/components/ui/list/row-menu'
import { MenuButton, MenuLine } from '@/components/ui/overlay/menu'

/** The shared menu's id. */
export const teamPeopleMenu = 'team-people-menu'

/** Shows one of the first two lines per row. */
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
