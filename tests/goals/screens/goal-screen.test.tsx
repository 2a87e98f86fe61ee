import { expect, test } from 'vitest'
import { GoalScreen } from '@/components/goals/detail/goal-screen'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { now } from '@/lib/platform/clock'
import { aGoal } from '@/tests/factories/goals'
import { aReleasedReview } from '@/tests/factories/releases'

test('a browser learns no id of feedback that its reader may not open', async () => {
  const { subject, reader, id: reviewId } = await aReleasedReview()
  const { id } = await aGoal(subject, { type: 'Self', visibility: 'WORKSPACE', reviewId })
  const goal = await getGoal(reader, id)
  const none = { rows: [], next: null }
  const shown = GoalScreen({
    goal,
    events: none,
    childGoals: none,
    feedback: null,
    viewerId: reader.memberId,
    zone: 'UTC',
    now: now(),
    isCheckingIn: false,
    filter: {},
    followUpHref: null,
    beside: null,
  })
  const props = JSON.stringify(shown)
  expect(props).toContain(goal.title)
  expect(props).not.toContain(reviewId)
})
