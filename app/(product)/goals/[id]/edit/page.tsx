import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EditGoalScreen } from '@/components/goals/form/goal-form-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getGoalForm } from '@/lib/goals/queries/get-goal-form'
import { isId } from '@/lib/shared/id'
import { goalsGate } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Edit goal' }

export default async function EditGoalPage({ params }: PageProps<'/goals/[id]/edit'>) {
  const actor = await requireMember()
  const off = goalsGate(actor)
  if (off) return <GoalsOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  return <EditGoalScreen start={await onScreen(getGoalForm(actor, id))} />
}
