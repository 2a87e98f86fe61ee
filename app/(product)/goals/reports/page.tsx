import type { Metadata } from 'next'
import { ReportScreen } from '@/components/goals/reports/report-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { getGoalReport } from '@/lib/goals/reports/queries/get-goal-report'
import { goalReportSchema } from '@/lib/goals/reports/schema'
import { findColleague } from '@/lib/members/queries'
import { findTeamName } from '@/lib/teams/queries/get-team'
import { goalsGate } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Goal report' }

export default async function GoalReportPage({ searchParams }: PageProps<'/goals/reports'>) {
  const actor = await requireMember()
  const off = goalsGate(actor)
  if (off) return <GoalsOff reason={off} />
  const filter = goalReportSchema.parse(await searchParams)
  const [report, team, person] = await Promise.all([
    getGoalReport(actor, filter),
    findTeamName(actor, filter.team),
    findColleague(actor, filter.person),
  ])
  return <ReportScreen filter={filter} report={report} team={team} person={person} />
}
