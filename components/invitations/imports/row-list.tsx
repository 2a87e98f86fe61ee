import { CsvRows, type CsvRowView } from '@/components/ui/csv/csv-rows'
import { SearchInput } from '@/components/ui/input/search-input'
import type { ImportDetail, ImportView } from '@/lib/invitations/imports/queries/get-import'
import type { ImportRow } from '@/lib/invitations/imports/queries/list-rows'
import { fileViews, slackViews, type RowFilter } from '@/lib/invitations/imports/schema'
import { withManagersTeam } from '@/lib/invitations/imports/rules/managers'
import { parsedRowOf } from '@/lib/invitations/imports/rules/parsed-rows'
import { factsOf, labelOf, titleOf, viewLabels } from './row-words'
import { ChooseButtons } from './slack-acts'
import { slackRowInWords } from './slack-row'

interface RowListProps {
  view: ImportView
  page: ImportDetail['page']
  filter: RowFilter
}

function rowInWords(row: ImportRow, { id, columns, managers, status }: ImportView): CsvRowView {
  const parsed = withManagersTeam(parsedRowOf(row.cells, columns), managers)
  if (row.isFromSlack && status === 'CHECKING') return slackRowInWords(row, parsed, id)
  return {
    number: row.number,
    title: titleOf(row, parsed),
    facts: factsOf(row, parsed),
    ...labelOf(row, status === 'UNDONE'),
  }
}

export function RowList({ view, page, filter }: RowListProps) {
  const { id, path, counts, status, source } = view
  const isChoosing = source === 'SLACK' && status === 'CHECKING'
  const labels = { ...viewLabels(status), ...(isChoosing && { nothing: 'Already here' }) }
  const who = filter.rows === 'guests' ? 'guests' : filter.rows === 'all' ? 'everybody' : null
  return (
    <CsvRows
      path={path}
      filter={filter}
      tabs={(isChoosing ? slackViews : fileViews).map((value) => ({
        value,
        label: labels[value],
        count: counts[value],
      }))}
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
      more={isChoosing && who !== null && filter.search === '' && <ChooseButtons id={id} who={who} />}
    />
  )
}
