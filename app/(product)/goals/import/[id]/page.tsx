import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GoalsOff } from '@/components/goals/goals-off'
import { GoalImportScreen } from '@/components/goals/imports/goal-import-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getGoalImport } from '@/lib/goals/imports/queries/get-goal-import'
import { goalRowFilterSchema } from '@/lib/goals/imports/schema'
import { goalsGate } from '@/lib/goals/queries/goals-gate'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Import goals' }

export default async function GoalImportPage({ params, searchParams }: PageProps<'/goals/import/[id]'>) {
  const actor = await requireMember()
  const off = goalsGate(actor)
  if (off) return <GoalsOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  const filter = goalRowFilterSchema.parse(await searchParams)
  const detail = await onScreen(getGoalImport(actor, id, filter))
  return <GoalImportScreen {...detail} filter={filter} zone={actor.timeZone} />
}
