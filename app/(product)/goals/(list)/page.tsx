import type { Metadata } from 'next'
import { GoalListScreen } from '@/components/goals/list/goal-list-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { getGoalView } from '@/lib/goals/queries/get-goal-view'
import { countDueGoals } from '@/lib/goals/queries/list-check-ins'
import { listGoals } from '@/lib/goals/queries/list-goals'
import { goalListSchema } from '@/lib/goals/schema'
import { findColleague } from '@/lib/members/queries'
import { listTeams } from '@/lib/teams/queries/list-teams'
import { goalsGate, offersGoalImport } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Goals' }

/** Further teams have their own page. */
const MOST_TEAMS = 50

export default async function GoalsPage({ searchParams }: PageProps<'/goals'>) {
  const actor = await requireMember()
  const off = goalsGate(actor)
  if (off) return <GoalsOff reason={off} />
  const filter = goalListSchema.parse(await searchParams)
  const [page, teams, person, dueCount, view] = await Promise.all([
    listGoals(actor, filter),
    listTeams(actor, { query: '' }, MOST_TEAMS),
    findColleague(actor, filter.person),
    countDueGoals(actor),
    getGoalView(actor),
  ])
  return (
    <GoalListScreen
      filter={filter}
      page={page}
      view={view}
      teams={teams}
      person={person}
      isAdmin={actor.role === 'Admin'}
      mayImport={offersGoalImport(actor)}
      dueCount={dueCount}
    />
  )
}
