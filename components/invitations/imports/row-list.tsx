import { Badge } from '@/components/ui/display/badge'
import { SearchInput } from '@/components/ui/input/search-input'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Tabs } from '@/components/ui/layout/tabs'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { ImportDetail, ImportView } from '@/lib/invitations/imports/queries/get-import'
import type { ImportRow } from '@/lib/invitations/imports/queries/list-rows'
import { rowViews, type RowFilter } from '@/lib/invitations/imports/schema'
import { withManagersTeam } from '@/lib/invitations/imports/rules/managers'
import { wishOf } from '@/lib/invitations/imports/rules/parsed-rows'
import { factsOf, labelOf, titleOf, viewLabels } from './row-words'

interface RowListProps {
  view: ImportView
  page: ImportDetail['page']
  filter: RowFilter
}

function addressOf(path: string, { rows, search }: RowFilter, after?: number) {
  const params = new URLSearchParams({ rows, ...(search && { search }), ...(after && { after: String(after) }) })
  return `${path}?${params.toString()}`
}

/** A row of the file. Why it is left out is read in full, however long it is. */
function Row({ row, view }: { row: ImportRow; view: ImportView }) {
  const { columns, managers, status } = view
  const wish = withManagersTeam(wishOf(row.cells, columns), managers)
  const { label, tone } = labelOf(row, status === 'UNDONE')
  return (
    <ListRow
      title={<FactLine facts={titleOf(row, wish)} />}
      text={<FactLine facts={factsOf(row, wish)} />}
      end={<Badge tone={tone}>{label}</Badge>}
    />
  )
}

/** Every row of the file with what becomes of it, to search and to filter. */
export function RowList({ view, page, filter }: RowListProps) {
  const { path, counts, status } = view
  const labels = viewLabels(status)
  const tabs = rowViews.map((value) => ({ value, label: labels[value], count: counts[value] }))
  return (
    <section aria-label="Rows">
      <Tabs
        label="Which rows"
        path={path}
        name="rows"
        active={filter.rows}
        tabs={tabs}
        keep={{ search: filter.search }}
      />
      <div className="mt-4">
        <ListToolbar
          search={
            <SearchInput
              key={filter.search}
              label="Search the rows"
              name="search"
              action={path}
              defaultValue={filter.search}
              keep={{ rows: filter.rows }}
            />
          }
        />
        {page.rows.length === 0 ? (
          <EmptyState title="No rows here" text={filter.search === '' ? undefined : 'Try fewer or other words.'} />
        ) : (
          <List label={labels[filter.rows]} className="text-pretty">
            {page.rows.map((row) => (
              <Row key={row.number} {...{ row, view }} />
            ))}
          </List>
        )}
      </div>
      <Pagination
        first={filter.after === undefined ? undefined : addressOf(path, filter)}
        next={page.next === null ? undefined : addressOf(path, filter, page.next)}
      />
    </section>
  )
}
