import type { Metadata } from 'next'
import { FollowUpsOff } from '@/components/follow-ups/follow-ups-off'
import { MeetingReportScreen } from '@/components/meetings/reports/meeting-report-screen'
import { requireMember } from '@/lib/access/actor'
import { getMeetingReport } from '@/lib/meetings/reports/queries'
import { meetingReportSchema } from '@/lib/meetings/reports/schema'
import { followUpsGate } from '@/lib/follow-ups/queries/follow-ups-gate'
import { findTeamName } from '@/lib/teams/queries/get-team'

export const metadata: Metadata = { title: 'Follow-up report' }

export default async function FollowUpReportPage({ searchParams }: PageProps<'/followups/reports'>) {
  const actor = await requireMember()
  const off = followUpsGate(actor)
  if (off) return <FollowUpsOff reason={off} />
  const filter = meetingReportSchema.parse(await searchParams)
  const [report, team] = await Promise.all([
    getMeetingReport(actor, 'FOLLOW_UP', filter),
    findTeamName(actor, filter.team),
  ])
  return <MeetingReportScreen kind="FOLLOW_UP" filter={filter} report={report} team={team} />
}
