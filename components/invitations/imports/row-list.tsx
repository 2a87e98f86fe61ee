import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { SearchInput } from '@/components/ui/input/search-input'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Tabs } from '@/components/ui/layout/tabs'
import { List } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import type { Columns } from '@/lib/invitations/imports/columns/rules'
import type { ImportDetail, ImportView } from '@/lib/invitations/imports/queries'
import type { ImportRow } from '@/lib/invitations/imports/rows/queries'
import { rowViews, type RowFilter, type RowView } from '@/lib/invitations/imports/schema'
import { labelOf, textOf, titleOf } from './row-words'

interface RowListProps {
  view: ImportView
  page: ImportDetail['page']
  filter: RowFilter
}

const coming: Record<RowView, string> = {
  all: 'All',
  invite: 'Invite',
  update: 'Update',
  nothing: 'Nothing to do',
  refused: 'Left out',
}
const past: Record<RowView, string> = { ...coming, invite: 'Invited', update: 'Updated', nothing: 'As they were' }

function addressOf(path: string, { rows, search }: RowFilter, after?: number) {
  const params = new URLSearchParams({ rows, ...(search && { search }), ...(after && { after: String(after) }) })
  return `${path}?${params.toString()}`
}

/** A row of the file. Why it is left out is read in full, however long it is. */
function Row({ row, columns, isUndone }: { row: ImportRow; columns: Columns; isUndone: boolean }) {
  const { label, tone } = labelOf(row, isUndone)
  return (
    <li className="row">
      <div className="row-main">
        <p className="row-title">{titleOf(row, columns)}</p>
        <div className="text-sm text-pretty wrap-anywhere text-subtle">{textOf(row, columns)}</div>
      </div>
      <div className="row-end">
        <Badge tone={tone}>{label}</Badge>
      </div>
    </li>
  )
}

/** On from the last row of a page, and back to the first. */
function Pages({ path, filter, next }: { path: string; filter: RowFilter; next: number | null }) {
  if (filter.after === undefined && next === null) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
      {filter.after === undefined ? (
        <span />
      ) : (
        <ButtonLink href={addressOf(path, filter)} size="sm">
          Back to the beginning
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink href={addressOf(path, filter, next)} size="sm" rel="next">
          More rows
        </ButtonLink>
      )}
    </nav>
  )
}

/** Every row of the file with what becomes of it, to search and to filter. */
export function RowList({ view, page, filter }: RowListProps) {
  const { path, columns, counts, status } = view
  const labels = status === 'CHECKING' || status === 'RUNNING' ? coming : past
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
          <List label={labels[filter.rows]}>
            {page.rows.map((row) => (
              <Row key={row.number} {...{ row, columns }} isUndone={status === 'UNDONE'} />
            ))}
          </List>
        )}
      </div>
      <Pages {...{ path, filter }} next={page.next} />
    </section>
  )
}
