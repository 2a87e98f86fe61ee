import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GiveLink } from '@/components/applause/give/give-link'
import { FollowUpsBeside } from '@/components/follow-ups/list/follow-ups-beside'
import { GoalScreen } from '@/components/goals/detail/goal-screen'
import { GoalsOff } from '@/components/goals/goals-off'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { RaiseAmongMenuLink } from '@/components/one-on-ones/raise/raise-link'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { offersApplause } from '@/lib/applause/queries/applause-gate'
import { getPresent } from '@/lib/dashboard/queries'
import { followUpsGate } from '@/lib/follow-ups/queries/follow-ups-gate'
import { listFollowUpsAbout } from '@/lib/follow-ups/queries/list-follow-ups'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { listChildren } from '@/lib/goals/queries/list-children'
import { listTimeline } from '@/lib/goals/queries/list-timeline'
import { goalTimelineSchema } from '@/lib/goals/schema'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { findReleased } from '@/lib/reviews/results/queries/list-released-about'
import { isId } from '@/lib/shared/id'
import { goalsGate } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Goal' }

export default async function GoalPage({ params, searchParams }: PageProps<'/goals/[id]/detail'>) {
  const actor = await requireMember()
  const off = goalsGate(actor)
  if (off) return <GoalsOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  const asked = await searchParams
  const filter = goalTimelineSchema.parse(asked)
  const [goal, events] = await onScreen(Promise.all([getGoal(actor, id), listTimeline(actor, id, filter)]))
  const hasFollowUps = followUpsGate(actor) === null
  const [childGoals, feedback, followUps] = await Promise.all([
    goal.hasChildren ? listChildren(actor, id, filter.below) : { rows: [], next: null },
    goal.reviewId === null ? null : findReleased(actor, goal.reviewId),
    hasFollowUps ? listFollowUpsAbout(actor, { goal: id }) : [],
  ])
  const { zone, now } = getPresent(actor)
  const viewerId = actor.memberId
  const path = `/goals/${id}/detail`
  return (
    <GoalScreen
      goal={goal}
      events={events}
      childGoals={childGoals}
      feedback={feedback}
      zone={zone}
      now={now}
      viewerId={viewerId}
      isCheckingIn={asked['check-in'] !== undefined}
      filter={filter}
      followUpHref={hasFollowUps ? `/followups/add?goal=${id}` : null}
      more={
        oneOnOnesGate(actor) === null && (
          <RaiseAmongMenuLink
            people={goal.assignees}
            viewerId={viewerId}
            point={goal.title}
            link={path}
            isPrivate={goal.visibility === 'PRIVATE'}
          />
        )
      }
      thanks={offersApplause(actor) && <GiveLink people={goal.assignees} viewerId={viewerId} size="sm" />}
      beside={
        <>
          <FollowUpsBeside followUps={followUps} zone={zone} about={{ goal: id }} />
          {goal.hasNews && <ViewOnArrival path={path} />}
        </>
      }
    />
  )
}
