import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReportTable } from '@/components/goals/reports/report-table'
import { addTallies, noGoals } from '@/lib/goals/reports/rules'
import { goalReportSchema } from '@/lib/goals/reports/schema'
import { scopesFor } from '@/lib/access/reports/report-parts'
import { anAdmin } from '@/tests/factories/members'

const sales = { id: '6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11', name: 'Sales', ...noGoals, OnTrack: 3, AtRisk: 2 }

test('each figure of a line and of the total opens the goals it counts, and zero opens nothing', async () => {
  const lines = [sales]
  const shown = { lines, goals: [], total: addTallies(lines), spans: [], from: '2026-09-01', to: '2026-11-30' }
  const report = { ...scopesFor(await anAdmin(), undefined), ...shown }
  const markup = renderToStaticMarkup(
    <ReportTable filter={goalReportSchema.parse({ of: 'workspace' })} report={report} />,
  )
  const linked = [...markup.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, href = '', text]) => {
    const asked = new URL(href.replaceAll('&amp;', '&'), 'http://localhost').searchParams
    return [text, asked.get('of'), asked.get('team') && 'Sales', asked.get('status')]
  })
  const figures = (team: string | null) => [
    ['5', 'workspace', team, 'all'],
    ['3', 'workspace', team, 'OnTrack'],
    ['2', 'workspace', team, 'AtRisk'],
  ]
  expect(linked).toEqual([['Sales', 'workspace', 'Sales', null], ...figures('Sales'), ...figures(null)])
})
