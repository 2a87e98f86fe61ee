import { expect, test } from 'vitest'
import { GoalPeople } from '@/components/goals/detail/goal-people'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { aGoalCircle, aGoalIn, checkIn, goalNow } from '@/tests/factories/goals'
import { markupOf } from '@/tests/support/markup-of'

test('shows the status that an assignee gave, and none before', async () => {
  const circle = await aGoalCircle()
  const { id } = await aGoalIn(circle)
  const { creator, assignee } = circle
  const people = async () => markupOf(<GoalPeople goal={await getGoal(creator, id)} viewerId={creator.memberId} />)
  expect(await people()).not.toContain('says')
  await setOwnStatus(assignee, { id, status: 'AtRisk' })
  expect(await people()).toContain('Assignee · says At risk')
})

test('shows no own status of an assignee whose check-in set that of the goal', async () => {
  const circle = await aGoalCircle()
  const { creator, assignee } = circle
  const goal = await aGoalIn(circle, { assignees: [creator, assignee] })
  const people = async () =>
    markupOf(<GoalPeople goal={await getGoal(assignee, goal.id)} viewerId={assignee.memberId} />)
  await checkIn(creator, goal, { status: 'AtRisk', comment: 'Two people left.' })
  expect(await people()).not.toContain('says')
  await checkIn(assignee, await goalNow(goal), { status: 'OnTrack' })
  const shown = await getGoal(creator, goal.id)
  expect(markupOf(<GoalPeople goal={shown} viewerId={creator.memberId} />)).toContain('says On track')
})

test('names the creator once, also as an assignee or supervisor', async () => {
  const circle = await aGoalCircle()
  const { creator, supervisor, colleague } = circle
  for (const given of [{ assignees: [creator] }, { assignees: [], supervisors: [creator, supervisor] }]) {
    const { id } = await aGoalIn(circle, given)
    const goal = await getGoal(colleague, id)
    const markup = markupOf(<GoalPeople goal={goal} viewerId={colleague.memberId} />)
    expect(markup.split(`/profile/preview/${creator.memberId}`)).toHaveLength(2)
    expect(markup).toMatch(/(Assignee|Supervisor) · set the goal/)
  }
})
