import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { handOverGoals } from '@/lib/goals/commands/hand-over-goals'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { tickItem } from '@/lib/goals/commands/tick-item'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { getHeldGoals } from '@/lib/goals/queries/list-held'
import { db } from '@/lib/platform/db'
import { aGoal, aGoalCircle, aGoalIn, anItem, goalNow, someGoals, updatesOf } from '@/tests/factories/goals'
import { aMember, deactivate } from '@/tests/factories/members'
import { auditOf } from '@/tests/factories/releases'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

const to = ({ memberId }: Actor, { memberId: toId }: Actor) => ({ memberId, toId })

test('an heir takes what a leaver set, supervised, was assigned to and had to do', async () => {
  const circle = await aGoalCircle()
  const { admin, creator, assignee, colleague: heir, supervisor } = circle
  const leaver = creator
  const [set, supervised, owned] = [
    await aGoalIn(circle, { title: 'Answer sooner', assignees: [assignee, leaver] }),
    await aGoal(admin, { assignees: [assignee], supervisors: [leaver, supervisor] }),
    await aGoal(admin, { items: [anItem('Hire', leaver), anItem('Train', leaver)] }),
  ]
  await tickItem(admin, { id: owned.id, itemId: owned.items[1]?.id ?? '', isDone: true })
  await deactivate(leaver)
  expect(await handOverGoals(admin, to(leaver, heir))).toEqual({ count: 3 })

  expect(await getGoal(admin, set.id)).toMatchObject({ creator: { memberId: heir.memberId } })
  const idsOf = (people: { memberId: string }[]) => people.map(({ memberId }) => memberId).toSorted()
  expect(idsOf((await getGoal(admin, set.id)).assignees)).toEqual(idsOf([assignee, heir]))
  expect(idsOf((await getGoal(admin, supervised.id)).supervisors)).toEqual(idsOf([supervisor, heir]))
  const owners = (await getGoal(admin, owned.id)).items.map(({ owner }) => owner?.memberId)
  expect(owners).toEqual([heir.memberId, leaver.memberId])
  expect(await toldTo(heir, 'goal.handed-over')).toEqual(['Priya Nair gave you 3 goals from Priya Nair'])
  expect((await updatesOf(set)).at(-1)).toMatchObject({ kind: 'handed-over', memberId: admin.memberId })
  expect(await auditOf(leaver.memberId)).toMatchObject([{ action: 'goal.handed-over' }])

  expect(await handOverGoals(admin, to(leaver, heir))).toEqual({ count: 0 })
  expect(await toldTo(heir, 'goal.handed-over')).toHaveLength(1)
  expect((await updatesOf(set)).filter(({ kind }) => kind === 'handed-over')).toHaveLength(1)
})

test('an Admin gives goals of a leaver to several people', async () => {
  const { admin, creator: leaver, assignee, colleague } = await aGoalCircle()
  await someGoals(leaver, 3)
  const other = await aGoal(admin)
  await deactivate(leaver)
  const { goals } = await getHeldGoals(admin, leaver.memberId)
  const [first = other] = goals
  const some = { ...to(leaver, assignee), goalIds: [first.id, other.id] }
  expect(await handOverGoals(admin, some)).toEqual({ count: 1 })
  expect(await handOverGoals(admin, to(leaver, colleague))).toEqual({ count: 2 })
  const setBy = async ({ memberId: creatorId }: Actor) =>
    (await db.goal.findMany({ where: { creatorId }, select: { id: true } })).map(({ id }) => id)
  expect(await setBy(assignee)).toEqual([first.id])
  expect(await setBy(colleague)).toHaveLength(2)
  expect(await setBy(admin)).toEqual([other.id])
})

test('says how many goals are handed over, also those the page leaves out', async () => {
  const { admin, creator: leaver } = await aGoalCircle()
  await someGoals(leaver, 101)
  await deactivate(leaver)
  const held = await getHeldGoals(admin, leaver.memberId)
  expect([held.count, held.goals.length]).toEqual([101, 100])
})

test('an heir who is in a goal already stays in it once, with the status they set', async () => {
  const { admin, assignee: leaver, colleague: heir } = await aGoalCircle()
  const goal = await aGoal(admin, { assignees: [leaver, heir] })
  await db.goalAssignee.updateMany({ where: { memberId: heir.memberId }, data: { status: 'AtRisk' } })
  await deactivate(leaver)
  await handOverGoals(admin, to(leaver, heir))
  expect((await getGoal(admin, goal.id)).assignees).toMatchObject([{ memberId: heir.memberId, status: 'AtRisk' }])
})

test('goals that are closed, and those a leaver set for themselves, stay as they are', async () => {
  const { admin, assignee: leaver, colleague: heir } = await aGoalCircle()
  const closed = await aGoal(admin, { assignees: [leaver] })
  await setGoalStatus(admin, { ...closed, status: 'Completed', comment: '' })
  await aGoal(leaver, { type: 'Self' })
  await deactivate(leaver)
  expect(await handOverGoals(admin, to(leaver, heir))).toEqual({ count: 0 })
})

test('a form that was opened before does not undo a hand-over', async () => {
  const { admin, assignee: leaver, colleague: heir } = await aGoalCircle()
  const goal = await aGoal(admin, { assignees: [leaver] })
  await deactivate(leaver)
  await handOverGoals(admin, to(leaver, heir))
  expect((await goalNow(goal)).version).toBe(goal.version + 1)
})

test('refuses to hand over from somebody who is here, and to somebody who is not', async () => {
  const { admin, assignee: leaver, colleague: heir } = await aGoalCircle()
  await expectRefused(handOverGoals(admin, to(leaver, heir)), 'conflict')
  await deactivate(leaver)
  await expectRefused(handOverGoals(admin, to(leaver, await aMember())), 'invalid', 'toId')
  await deactivate(heir)
  await expectRefused(handOverGoals(admin, to(leaver, heir)), 'invalid', 'toId')
})
