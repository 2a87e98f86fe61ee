import type { Metadata } from 'next'
import { GoalsOff } from '@/components/goals/goals-off'
import { GoalImportHome } from '@/components/goals/imports/goal-import-home'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getGoalImportHome } from '@/lib/goals/imports/queries/get-goal-import'
import { goalsGate } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Import goals' }

export default async function ImportGoalsPage() {
  const actor = await requireMember()
  const off = goalsGate(actor)
  if (off) return <GoalsOff reason={off} />
  return <GoalImportHome {...await onScreen(getGoalImportHome(actor))} zone={actor.timeZone} />
}
