import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExportButtons } from '@/components/reviews/results/exports/export-buttons'
import { ExportScreen } from '@/components/reviews/results/exports/export-screen'
import { FileRow } from '@/components/reviews/results/exports/file-row'
import type { ExportView } from '@/lib/reviews/exports/queries/get-exported'
import { markupOf } from '@/tests/support/markup-of'

const file: ExportView = {
  id: 'f',
  format: 'CSV_LONG',
  status: 'DONE',
  done: 1,
  total: 1,
  fileName: 'Q3.csv',
  createdAt: new Date('2026-11-28T12:00:00Z'),
  expiresAt: new Date('2026-11-29T12:00:00Z'),
}

test.each([
  [true, 'CSV, a line for each answer'],
  [false, 'CSV, the answers as a table'],
])('a file is listed under the words of the button that made it, with names: %s', (hasNames, label) => {
  const button = renderToStaticMarkup(<ExportButtons source="review" id="a" hasNames={hasNames} />)
  const row = renderToStaticMarkup(<FileRow file={file} hasNames={hasNames} zone="UTC" />)
  for (const shown of [button, row]) expect(shown).toContain(label)
})

test('nothing is offered where there is nothing to export', () => {
  const drawn = (hasResults: boolean) =>
    markupOf(
      <ExportScreen
        source="round"
        id="r"
        title="Q3"
        back="/feedback/round/r"
        printPath="/feedback/round/r/print"
        hasNames
        hasResults={hasResults}
        files={[]}
        zone="UTC"
      />,
    )
  expect(drawn(true)).toContain('CSV, a line for each answer')
  expect(drawn(false)).toContain('No results to export')
  expect(drawn(false)).not.toMatch(/CSV|Print/)
})
