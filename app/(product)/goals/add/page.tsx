import type { Metadata } from 'next'
import { NewGoalScreen } from '@/components/goals/form/goal-form-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getNewGoal } from '@/lib/goals/queries/get-goal-form'
import { newGoalSchema } from '@/lib/goals/schema'
import { findReleased } from '@/lib/reviews/results/queries/list-released-about'
import { goalsGate } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Set a goal' }

export default async function AddGoalPage({ searchParams }: PageProps<'/goals/add'>) {
  const actor = await requireMember()
  const off = goalsGate(actor)
  if (off) return <GoalsOff reason={off} />
  const filter = newGoalSchema.parse(await searchParams)
  const start = await onScreen(getNewGoal(actor, filter))
  const feedback = start.reviewId === undefined ? null : await findReleased(actor, start.reviewId)
  return <NewGoalScreen start={start} feedback={feedback} template={filter.template} />
}
