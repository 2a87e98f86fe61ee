import type { Metadata } from 'next'
import { GoalListScreen } from '@/components/goals/list/goal-list-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { getListFrame } from '@/lib/goals/queries/get-list-frame'
import { listGoals } from '@/lib/goals/queries/list-goals'
import { goalListSchema } from '@/lib/goals/schema'
import { findColleague } from '@/lib/members/queries'
import { goalsGate, offersGoalImport } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Goals' }

export default async function GoalsPage({ searchParams }: PageProps<'/goals'>) {
  const actor = await requireMember()
  const off = goalsGate(actor)
  if (off) return <GoalsOff reason={off} />
  const filter = goalListSchema.parse(await searchParams)
  const [page, frame, person] = await Promise.all([
    listGoals(actor, filter),
    getListFrame(actor, filter),
    findColleague(actor, filter.person),
  ])
  return (
    <GoalListScreen
      filter={filter}
      page={page}
      person={person}
      isAdmin={actor.role === 'Admin'}
      mayImport={offersGoalImport(actor)}
      {...frame}
    />
  )
}
