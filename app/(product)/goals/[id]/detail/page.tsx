import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GoalScreen } from '@/components/goals/detail/goal-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getPresent } from '@/lib/dashboard/queries'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { listChildren } from '@/lib/goals/queries/list-children'
import { listProgress, listTimeline } from '@/lib/goals/queries/list-timeline'
import { goalTimelineSchema } from '@/lib/goals/schema'
import { isId } from '@/lib/shared/id'
import { switchGate } from '@/lib/workspaces/features/rules'

export const metadata: Metadata = { title: 'Goal' }

export default async function GoalPage({ params, searchParams }: PageProps<'/goals/[id]/detail'>) {
  const actor = await requireMember()
  const off = switchGate(actor, 'Goals')
  if (off) return <GoalsOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  const asked = await searchParams
  const filter = goalTimelineSchema.parse(asked)
  const [goal, events, points, childGoals] = await onScreen(
    Promise.all([
      getGoal(actor, id),
      listTimeline(actor, id, filter),
      listProgress(actor, id),
      listChildren(actor, id),
    ]),
  )
  const { zone, now } = getPresent(actor)
  return (
    <GoalScreen
      {...{ goal, events, points, childGoals, zone, now }}
      feedback={null}
      viewerId={actor.memberId}
      isCheckingIn={asked['check-in'] !== undefined}
      isLaterPage={filter.after !== undefined}
    />
  )
}
