import type { ReactNode } from 'react'
import { Kbd } from '@/components/ui/display/kbd'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import { RowMenu } from '@/components/ui/list/row-menu'
import { RowMenuLink } from '@/components/ui/list/row-menu-acts'
import { MenuButton, MenuLine } from '@/components/ui/overlay/menu'
import type { PlaceState } from '@/lib/members/people/schema'
import { peopleMenu } from './people-list'

const Words = ({ icon, hotkey, children }: { icon: IconName; hotkey: string; children: ReactNode }) => (
  <>
    <Icon name={icon} />
    <span className="flex-1 pr-4">{children}</span>
    <Kbd>{hotkey}</Kbd>
  </>
)

/** `data-act` names the act; `data-others` hides it on the reader's own row. */
export function PeopleMenu({ state }: { state: PlaceState }) {
  return (
    <RowMenu id={peopleMenu}>
      <RowMenuLink href="/users/edit/{id}">
        <Words icon="pencil" hotkey="E">
          Edit
        </Words>
      </RowMenuLink>
      <MenuButton type="button" data-act="tag">
        <Words icon="tag" hotkey="T">
          Edit tags
        </Words>
      </MenuButton>
      {state === 'active' && (
        <MenuButton type="button" data-act="team">
          <Words icon="users-round" hotkey="P">
            Add to team
          </Words>
        </MenuButton>
      )}
      {state === 'active' && (
        <MenuButton type="button" data-act="role" data-others>
          <Words icon="user-round" hotkey="R">
            Change role
          </Words>
        </MenuButton>
      )}
      <MenuLine />
      {state === 'active' ? (
        <MenuButton type="button" data-act="access" data-others className="text-danger-ink">
          <Words icon="door-closed" hotkey="D">
            Deactivate
          </Words>
        </MenuButton>
      ) : (
        <MenuButton type="button" data-act="access">
          <Words icon="undo-2" hotkey="D">
            Reactivate
          </Words>
        </MenuButton>
      )}
    </RowMenu>
  )
}
