import { RowMenu } from '@/components/ui/list/row-menu'
import { MenuButton, MenuLine } from '@/components/ui/overlay/menu'

/** The menu that all people of a team share. */
export const teamPeopleMenu = 'team-people-menu'

/** What can be done with one person of a team: of the first two lines, the one that fits the row is shown. */
export function TeamPeopleMenu() {
  return (
    <RowMenu id={teamPeopleMenu}>
      <MenuButton type="button" data-act="make">
        Make a manager of the team
      </MenuButton>
      <MenuButton type="button" data-act="unmake">
        Does not lead it any more
      </MenuButton>
      <MenuLine />
      <MenuButton type="button" data-act="out" className="text-danger-ink">
        Take out of the team
      </MenuButton>
    </RowMenu>
  )
}
