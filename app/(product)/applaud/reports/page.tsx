import type { Metadata } from 'next'
import { ApplauseOff } from '@/components/applause/applause-off'
import { ApplauseReportScreen } from '@/components/applause/reports/applause-report-screen'
import { requireMember } from '@/lib/access/actor'
import { applauseGate } from '@/lib/applause/queries/applause-gate'
import { getApplauseReport } from '@/lib/applause/reports/queries'
import { applauseReportSchema } from '@/lib/applause/reports/schema'
import { findTeamName } from '@/lib/teams/queries/get-team'

export const metadata: Metadata = { title: 'Applause report' }

export default async function ApplauseReportPage({ searchParams }: PageProps<'/applaud/reports'>) {
  const actor = await requireMember()
  const off = applauseGate(actor)
  if (off) return <ApplauseOff reason={off} />
  const filter = applauseReportSchema.parse(await searchParams)
  const [report, team] = await Promise.all([getApplauseReport(actor, filter), findTeamName(actor, filter.team)])
  return <ApplauseReportScreen filter={filter} report={report} team={team} />
}
