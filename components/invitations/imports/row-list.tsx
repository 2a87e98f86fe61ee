import { CsvRows } from '@/components/ui/csv/csv-rows'
import { SearchInput } from '@/components/ui/input/search-input'
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

function rowInWords(row: ImportRow, { columns, managers, status }: ImportView) {
  const wish = withManagersTeam(wishOf(row.cells, columns), managers)
  return {
    number: row.number,
    title: titleOf(row, wish),
    facts: factsOf(row, wish),
    ...labelOf(row, status === 'UNDONE'),
  }
}

/** Every row of the file with what becomes of it, to search and to filter. */
export function RowList({ view, page, filter }: RowListProps) {
  const { path, counts, status } = view
  const labels = viewLabels(status)
  return (
    <CsvRows
      {...{ path, filter }}
      tabs={rowViews.map((value) => ({ value, label: labels[value], count: counts[value] }))}
      rows={page.rows.map((row) => rowInWords(row, view))}
      next={page.next}
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
  )
}
