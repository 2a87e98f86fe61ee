import { iconButtonClass } from '@/components/ui/button/button-style'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { Menu, MenuButton, MenuLine, MenuLink } from '@/components/ui/overlay/menu'
import type { TemplateRow } from '@/lib/templates/queries'
import { factsOf, titleOf } from './template-words'

interface TemplateListProps {
  label: string
  rows: TemplateRow[]
  /** Why none can be added, or null. */
  full: string | null
  zone: string
}

/** Whether others see it, where that is not plain from the tab; and that it can only be read. */
function RowBadge({ origin, isShared, readOnly }: TemplateRow) {
  if (readOnly !== null) return <Badge tone="warning">Read-only</Badge>
  return origin === 'mine' && isShared ? <Badge tone="info">Shared</Badge> : null
}

function RowMenu({ row, full }: { row: TemplateRow; full: string | null }) {
  const { id, can } = row
  const name = titleOf(row)
  const press = { type: 'button', 'data-id': id, 'data-name': name } as const
  return (
    <Menu
      label={`What to do with ${name}`}
      trigger={<Icon name="ellipsis" />}
      triggerClassName={iconButtonClass({})}
      align="end"
    >
      <MenuButton {...press} data-act="use">
        Use it
      </MenuButton>
      <MenuButton {...press} data-act="duplicate" disabled={full !== null}>
        Duplicate
      </MenuButton>
      {can.edit && <MenuLink href={`/template/edit/${id}`}>Edit</MenuLink>}
      {can.delete && (
        <>
          <MenuLine />
          <MenuButton {...press} data-act="delete" className="text-danger-ink">
            Delete
          </MenuButton>
        </>
      )}
    </Menu>
  )
}

/** Rows of text, one badge at most, and a menu that needs no script. */
export function TemplateList({ label, rows, full, zone }: TemplateListProps) {
  return (
    <List label={label}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          href={`/template/preview/${row.id}`}
          title={titleOf(row)}
          text={<FactLine facts={factsOf(row, zone)} />}
          end={<RowBadge {...row} />}
          action={<RowMenu {...{ row, full }} />}
        />
      ))}
    </List>
  )
}
