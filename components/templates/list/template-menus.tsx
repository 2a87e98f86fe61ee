import { RowMenu } from '@/components/ui/list/row-menu'
import { RowMenuLink } from '@/components/ui/list/row-menu-acts'
import { MenuButton, MenuLine } from '@/components/ui/overlay/menu'
import type { TemplateRow } from '@/lib/templates/queries/list-templates'

/** Menus of read-only, editable and delete-only templates. */
const menus = { 'use-menu': {}, 'write-menu': { edit: true, delete: true }, 'clear-menu': { delete: true } }

/** The menu of a template. */
export function menuOf({ can }: Pick<TemplateRow, 'can'>): keyof typeof menus {
  if (can.edit) return 'write-menu'
  return can.delete ? 'clear-menu' : 'use-menu'
}

/** `full`: why none can be added, or null. */
export const TemplateMenus = ({ full }: { full: string | null }) =>
  Object.entries(menus).map(([id, can]: [string, Partial<TemplateRow['can']>]) => (
    <RowMenu key={id} id={id}>
      <MenuButton type="button" data-act="use">
        Use it
      </MenuButton>
      <MenuButton type="button" data-act="duplicate" disabled={full !== null}>
        Duplicate
      </MenuButton>
      {can.edit && <RowMenuLink href="/template/edit/{id}">Edit</RowMenuLink>}
      {can.delete && (
        <>
          <MenuLine />
          <MenuButton type="button" data-act="delete" className="text-danger-ink">
            Delete
          </MenuButton>
        </>
      )}
    </RowMenu>
  ))
