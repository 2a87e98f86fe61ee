import { expect, test } from 'vitest'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { tickItem } from '@/lib/goals/commands/tick-item'
import { getGoal } from '@/lib/goals/queries/get-goal'
import type { Actor } from '@/lib/access/actor'
import {
  aGoal,
  aGoalCircle,
  aGoalIn,
  anItem,
  goalNow,
  updatesOf,
  type GivenGoal,
  type StandingGoal,
} from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { outcomesByRelation, workers } from './relations'

const tick = (actor: Actor, { id, items: [item] }: StandingGoal, isDone = true) =>
  tickItem(actor, { id, itemId: item?.id ?? '', isDone })

const twoItems: GivenGoal = { progressSource: 'ITEMS', items: [anItem('Hire'), anItem('Train')] }

test('lets assignees and everyone who may change the status tick off items', async () => {
  expect(await outcomesByRelation(tick, twoItems)).toEqual(workers)
})

test('the owner of an item ticks it off, and no other', async () => {
  const circle = await aGoalCircle()
  const { colleague } = circle
  const goal = await aGoalIn(circle, { items: [anItem('Hire', colleague), anItem('Train')] })
  expect((await getGoal(colleague, goal.id)).items.map(({ can }) => can.tick)).toEqual([true, false])
  await tick(colleague, goal)
  await expectRefused(tick(colleague, { ...goal, items: goal.items.slice(1) }), 'forbidden')
})

test('the owner of an item opens a private goal for it, and a colleague does not', async () => {
  const circle = await aGoalCircle()
  const { colleague, otherLead } = circle
  const goal = await aGoalIn(circle, { visibility: 'PRIVATE', items: [anItem('Hire', otherLead)] })
  await tick(otherLead, goal)
  expect((await getGoal(otherLead, goal.id)).items[0]?.isDone).toBe(true)
  await expectRefused(tick(colleague, goal), 'not-found')
})

test('each ticked item moves a goal measured by items, once', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, twoItems)
  await Promise.all([tick(admin, goal), tick(admin, goal)])
  expect((await goalNow(goal)).progress).toBe(50)
  expect((await updatesOf(goal)).slice(1)).toMatchObject([
    { kind: 'item', changes: ['Done: Hire'], previousProgress: 0, progress: 50 },
  ])
  await tick(admin, goal, false)
  expect((await goalNow(goal)).progress).toBe(0)
})

test('refuses an item of another goal', async () => {
  const admin = await anAdmin()
  const [goal, other] = [await aGoal(admin, twoItems), await aGoal(admin, twoItems)]
  await expectRefused(tick(admin, { ...goal, items: other.items }), 'conflict')
})

test('the items of a completed goal stay as they are', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { ...twoItems, items: [anItem('Hire', admin), anItem('Train')] })
  await setGoalStatus(admin, { ...goal, status: 'Completed', comment: '' })
  await expectRefused(tick(admin, goal), 'conflict')
  expect((await getGoal(admin, goal.id)).items.map(({ can }) => can.tick)).toEqual([false, false])
})
