import type { Metadata } from 'next'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { MeetingReportScreen } from '@/components/meetings/reports/meeting-report-screen'
import { requireMember } from '@/lib/access/actor'
import { getMeetingReport } from '@/lib/meetings/reports/queries'
import { meetingReportSchema } from '@/lib/meetings/reports/schema'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { findTeamName } from '@/lib/teams/queries/get-team'

export const metadata: Metadata = { title: 'One-on-one report' }

export default async function OneOnOneReportPage({ searchParams }: PageProps<'/one-on-one/reports'>) {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  const filter = meetingReportSchema.parse(await searchParams)
  const [report, team] = await Promise.all([
    getMeetingReport(actor, 'ONE_ON_ONE', filter),
    findTeamName(actor, filter.team),
  ])
  return <MeetingReportScreen kind="ONE_ON_ONE" filter={filter} report={report} team={team} />
}
