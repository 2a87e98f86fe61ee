import { Badge } from '@/components/ui/display/badge'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { RowMenuButton } from '@/components/ui/list/row-menu'
import type { TemplateRow } from '@/lib/templates/queries/list-templates'
import { menuOf, TemplateMenus } from './template-menus'
import { factsOf, lossOf, titleOf } from '@/components/templates/start/template-words'

interface TemplateListProps {
  label: string
  rows: TemplateRow[]
  /** Why none can be added, or null. */
  full: string | null
  zone: string
}

/** Sharing, unless the tab says it, and read-only. */
function RowBadge({ origin, isShared, readOnly }: TemplateRow) {
  if (readOnly !== null) return <Badge tone="warning">Read-only</Badge>
  return origin === 'mine' && isShared ? <Badge tone="info">Shared</Badge> : null
}

/** At most one badge per row; rows of a kind share a menu. */
export function TemplateList({ label, rows, full, zone }: TemplateListProps) {
  return (
    <>
      <List label={label}>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            href={`/template/preview/${row.id}`}
            title={titleOf(row)}
            text={<FactLine facts={factsOf(row, zone)} />}
            end={<RowBadge {...row} />}
            action={
              <RowMenuButton
                menu={menuOf(row)}
                label={`What to do with ${titleOf(row)}`}
                row={{ id: row.id, name: titleOf(row), note: lossOf(row) }}
              />
            }
          />
        ))}
      </List>
      <TemplateMenus full={full} />
    </>
  )
}
