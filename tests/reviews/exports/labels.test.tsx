import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExportButtons } from '@/components/reviews/results/exports/export-buttons'
import { exportFormatLabels } from '@/lib/reviews/exports/schema'

test('a file is listed under the words of the button that made it', () => {
  const shown = renderToStaticMarkup(<ExportButtons source="review" id="a" hasNames />)
  for (const label of Object.values(exportFormatLabels)) expect(shown).toContain(label)
})
