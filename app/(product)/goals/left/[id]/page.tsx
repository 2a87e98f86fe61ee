import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HandOverScreen } from '@/components/goals/hand-over/hand-over-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getHeldGoals } from '@/lib/goals/queries/list-held'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Hand over goals' }

export default async function HandOverGoalsPage({ params }: PageProps<'/goals/left/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  return <HandOverScreen {...await onScreen(getHeldGoals(actor, id))} />
}
