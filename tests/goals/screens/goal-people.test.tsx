import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GoalPeople } from '@/components/goals/detail/goal-people'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { aGoalCircle, aGoalIn } from '@/tests/factories/goals'

test('shows the status that an assignee gave, and none before', async () => {
  const circle = await aGoalCircle()
  const { id } = await aGoalIn(circle)
  const { creator, assignee } = circle
  const people = async () =>
    renderToStaticMarkup(<GoalPeople goal={await getGoal(creator, id)} viewerId={creator.memberId} />)
  expect(await people()).not.toContain('says')
  await setOwnStatus(assignee, { id, status: 'AtRisk' })
  expect(await people()).toContain('Assignee · says At risk')
})
