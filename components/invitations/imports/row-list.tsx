import { CsvRows, type CsvRowView } from '@/components/ui/csv/csv-rows'
import { SearchInput } from '@/components/ui/input/search-input'
import type { ImportDetail, ImportView } from '@/lib/invitations/imports/queries/get-import'
import type { ImportRow } from '@/lib/invitations/imports/queries/list-rows'
import { fileViews, slackViews, type RowFilter } from '@/lib/invitations/imports/schema'
import { withManagersTeam } from '@/lib/invitations/imports/rules/managers'
import { parsedRowOf } from '@/lib/invitations/imports/rules/parsed-rows'
import { factsOf, isUnseated, labelOf, noSeat, titleOf, viewLabels } from './row-words'
import { ChooseButtons } from './slack-acts'
import { slackRowInWords } from './slack-row'

type Page = ImportDetail['page']

interface RowListProps {
  view: ImportView
  page: Page
  filter: RowFilter
}

function rowInWords(row: ImportRow, view: ImportView, { unseatedFrom }: Page): CsvRowView {
  const { id, columns, managers, status } = view
  const parsed = withManagersTeam(parsedRowOf(row.cells, columns), managers)
  const seat = isUnseated(row, unseatedFrom) ? noSeat : null
  if (row.isFromSlack && status === 'CHECKING') return { ...slackRowInWords(row, parsed, id), ...seat }
  return {
    number: row.number,
    title: titleOf(row, parsed),
    facts: factsOf(row, parsed),
    ...(seat ?? labelOf(row, status === 'UNDONE')),
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
      rows={page.rows.map((row) => rowInWords(row, view, page))}
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
