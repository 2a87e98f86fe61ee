import { expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { listGoalsOf } from '@/lib/goals/queries/list-goals-of'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { aGoal, aGoalCircle } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'

const titlesOf = async (actor: Actor, { memberId }: Actor) =>
  (await listGoalsOf(actor, memberId)).map(({ title }) => title)

test('lists the goals assigned to somebody that the viewer may see', async () => {
  const { creator, lead, otherLead, assignee, colleague } = await aGoalCircle()
  await aGoal(creator, { title: 'Answer sooner', assignees: [assignee] })
  await aGoal(creator, { title: 'Hire for nights', assignees: [assignee], visibility: 'PRIVATE' })
  await aGoal(assignee, { title: 'Learn Spanish', type: 'Self', visibility: 'PRIVATE' })
  expect((await titlesOf(assignee, assignee)).toSorted()).toEqual(['Answer sooner', 'Hire for nights', 'Learn Spanish'])
  expect((await titlesOf(lead, assignee)).toSorted()).toEqual(['Answer sooner', 'Hire for nights'])
  for (const viewer of [otherLead, colleague]) expect(await titlesOf(viewer, assignee)).toEqual(['Answer sooner'])
  expect(await titlesOf(await anAdmin(), assignee)).toEqual([])
  expect(await titlesOf(colleague, colleague)).toEqual([])
})

test('lists open goals first and archived ones not at all', async () => {
  const { creator, assignee } = await aGoalCircle()
  const assignees = [assignee]
  const done = await aGoal(creator, { title: 'Completed', assignees, endsOn: '2999-12-01' })
  await setGoalStatus(creator, { ...done, status: 'Completed', comment: '' })
  await archiveGoal(creator, await aGoal(creator, { title: 'Archived', assignees }))
  await aGoal(creator, { title: 'Open', assignees, progress: 40 })
  const goals = await listGoalsOf(assignee, assignee.memberId)
  expect(goals).toMatchObject([
    { title: 'Open', progress: 40, badge: { label: 'On track' } },
    { title: 'Completed', badge: { label: 'Completed' }, endsOn: '2999-12-01' },
  ])
})

test('lists nothing while goals are switched off', async () => {
  const { admin, assignee } = await aGoalCircle()
  await aGoal(admin, { assignees: [assignee] })
  await switchFeature(admin, { feature: 'Goals', isOn: false })
  const { memberId } = assignee
  expect(await listGoalsOf(await memberActor(memberId), memberId)).toEqual([])
})
