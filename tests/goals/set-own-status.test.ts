import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { editComment } from '@/lib/goals/commands/edit-comment'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aGoal, aGoalCircle, aGoalIn, checkIn, goalNow, updatesOf } from '@/tests/factories/goals'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { editors, outcomesByRelation } from './relations'

const done = ({ id }: { id: string }) => ({ id, status: 'Completed' }) as const

/** An Admin's goal for two people. */
async function aSharedGoal() {
  const workspace = await aWorkspace()
  const [admin, one, other] = [await anAdmin({ workspace }), await aMember({ workspace }), await aMember({ workspace })]
  return { admin, one, other, goal: await aGoal(admin, { title: 'Answer sooner', assignees: [one, other] }) }
}

test('only assignees have a status of their own', async () => {
  const nobodyElse = Object.keys(editors).map((relation) => [relation, relation === 'assignee' ? 'done' : 'forbidden'])
  expect(await outcomesByRelation((actor, goal) => setOwnStatus(actor, done(goal)))).toEqual(
    Object.fromEntries(nobodyElse),
  )
})

test('an own status leaves that of the goal, and stands in the timeline once', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle)
  for (const _press of [1, 2]) await setOwnStatus(circle.assignee, done(goal))
  expect((await goalNow(goal)).status).toBe('OnTrack')
  expect((await updatesOf(goal)).map(({ kind, changes }) => [kind, ...changes])).toEqual([
    ['created'],
    ['own-status', 'Completed'],
  ])
})

test('an assignee may say that they are on track, once', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle)
  for (const _press of [1, 2]) await setOwnStatus(circle.assignee, { id: goal.id, status: 'OnTrack' })
  expect((await updatesOf(goal)).map(({ kind, changes }) => [kind, ...changes])).toEqual([
    ['created'],
    ['own-status', 'On track'],
  ])
})

test('an assignee who falls behind is news for who set and supervises the goal, not for others', async () => {
  const { admin: creator, supervisor, assignee, colleague } = await aGoalCircle()
  const people = { assignees: [assignee, colleague], supervisors: [supervisor] }
  const goal = await aGoal(creator, { title: 'Answer sooner', ...people })
  const told = (person: Actor) => toldTo(person, 'goal.said-behind')
  for (const status of ['Completed', 'AtRisk', 'AtRisk', 'OnTrack'] as const)
    await setOwnStatus(assignee, { id: goal.id, status })
  const said = ['Priya Nair says “Answer sooner” is at risk']
  for (const person of [creator, supervisor]) expect(await told(person)).toEqual(said)
  for (const person of [assignee, colleague]) expect(await told(person)).toEqual([])

  const madeId = randomId()
  await checkIn(assignee, await goalNow(goal), { madeId, status: 'Delayed', comment: 'Two left.' })
  await checkIn(assignee, await goalNow(goal), { status: 'Delayed', comment: 'Still.' })
  await editComment(assignee, { id: goal.id, updateId: madeId, comment: 'Three left.' })
  const again = 'Priya Nair says “Answer sooner” is delayed: Three left.'
  expect(await told(creator)).toEqual([...said, again])
  const lines = await db.activity.findMany({ where: { memberId: creator.memberId, title: { contains: 'is delayed' } } })
  expect(lines).toMatchObject([{ title: again }])
})

test('once all assignees are done the creator is asked to complete the goal', async () => {
  const { admin, one, other, goal } = await aSharedGoal()
  await setOwnStatus(one, done(goal))
  expect(await toldTo(admin, 'goal.all-done')).toEqual([])
  await setOwnStatus(other, done(goal))
  expect(await toldTo(admin, 'goal.all-done')).toEqual(['Everyone assigned to “Answer sooner” is done. Complete it?'])
  expect((await goalNow(goal)).status).toBe('OnTrack')
})

test('two who are done at once ask the creator once', async () => {
  const { admin, one, other, goal } = await aSharedGoal()
  await Promise.all([setOwnStatus(one, done(goal)), setOwnStatus(other, done(goal))])
  expect(await toldTo(admin, 'goal.all-done')).toHaveLength(1)
})

test('an assignee who left is not waited for', async () => {
  const { admin, one, other, goal } = await aSharedGoal()
  await deactivate(other)
  await setOwnStatus(one, done(goal))
  expect(await toldTo(admin, 'goal.all-done')).toHaveLength(1)
})

test('nobody is asked to complete a goal that is abandoned', async () => {
  const { admin, one, other, goal } = await aSharedGoal()
  await setGoalStatus(admin, { ...goal, status: 'Abandoned', comment: 'Not this year.' })
  for (const person of [one, other]) await setOwnStatus(person, done(goal))
  expect(await db.notification.count({ where: { memberId: admin.memberId } })).toBe(0)
})
