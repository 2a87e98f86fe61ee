import { expect, test } from 'vitest'
import { ApplauseReportScreen } from '@/components/applause/reports/applause-report-screen'
import { getApplauseReport } from '@/lib/applause/reports/queries'
import { applauseReportSchema } from '@/lib/applause/reports/schema'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { markupOf } from '@/tests/support/markup-of'

test('the last row is the total of the rows above, by team and within one', async () => {
  const { admin, giver, tom, lena } = await anApplauseCircle()
  await anApplause(giver, [tom, lena])
  await anApplause(tom, [giver])
  const lastRow = async (team?: string) => {
    const filter = applauseReportSchema.parse({ of: 'workspace', team })
    const report = await getApplauseReport(admin, filter)
    const shown = { filter, report, team: team ? { id: team, name: 'Team' } : null }
    const rows = markupOf(<ApplauseReportScreen {...shown} />).match(/<tr.*?<\/tr>/g)
    return [...(rows?.at(-1) ?? '').matchAll(/<td.*?>([^<]*)</g)].map((cell) => cell[1])
  }
  expect(await lastRow()).toEqual(['Total', '2', '3', '3'])
  expect(await lastRow('none')).toHaveLength(3)
})
