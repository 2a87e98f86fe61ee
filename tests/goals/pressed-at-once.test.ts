import { expect, test } from 'vitest'
import { checkInGoals } from '@/lib/goals/commands/check-in-goals'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { handOverGoals } from '@/lib/goals/commands/hand-over-goals'
import { transaction } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aGoal, aGoalCircle, aGoalIn, checkIn, checkInOf, goalNow, updatesOf } from '@/tests/factories/goals'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'

const locked = ({ id }: { id: string }, press: () => Promise<unknown>[]) =>
  transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Goal" WHERE id = ${id}::uuid FOR UPDATE`
    const pressed = press()
    await untilAwaited(pressed.length)
    return pressed
  })

test('two presses of one check-in or comment that both wait for the goal make one row each', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  const input = { goals: [checkInOf(goal)] }
  await Promise.all(await locked(goal, () => [checkInGoals(admin, input), checkInGoals(admin, input)]))
  const said = { id: goal.id, madeId: randomId(), comment: 'Nine hours.', mentionedIds: [] }
  await Promise.all(await locked(goal, () => [commentOnGoal(admin, said), commentOnGoal(admin, said)]))
  expect((await updatesOf(goal)).map(({ kind }) => kind)).toEqual(['created', 'check-in', 'comment'])
})

test('the id of another’s row is refused', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle)
  const madeId = randomId()
  await checkIn(circle.assignee, goal, { madeId })
  const said = { id: goal.id, madeId, comment: 'Nine hours.', mentionedIds: [] }
  await expectRefused(commentOnGoal(circle.creator, said), 'not-found')
  await expectRefused(checkIn(circle.creator, await goalNow(goal), { madeId }), 'not-found')
})

test('a goal and the one above it are checked in while somebody else changes the lower one', async () => {
  const admin = await anAdmin()
  const parent = await aGoal(admin, { type: 'Organization', progressSource: 'CHILDREN' })
  const child = await aGoal(admin, { parent })
  const both = [checkInOf(parent), checkInOf(child, { progress: 40 })]
  const bulk = await transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Goal" WHERE id = ${child.id}::uuid FOR UPDATE`
    const pressed = checkInGoals(admin, { goals: both })
    await untilAwaited()
    await tx.$queryRaw`SELECT 1 FROM "Goal" WHERE id = ${parent.id}::uuid FOR UPDATE`
    return [pressed]
  })
  expect(await Promise.all(bulk)).toEqual([{ count: 2 }])
  expect((await goalNow(parent)).progress).toBe(40)
})

test('goals are handed over while somebody else changes the lower one', async () => {
  const workspace = await aWorkspace()
  const [admin, leaver] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const [first = '', second = ''] = [randomId(), randomId()].toSorted()
  const parent = await aGoal(admin, { madeId: first, assignees: [leaver] })
  const child = await aGoal(admin, { madeId: second, assignees: [leaver], parent })
  await deactivate(leaver)
  const handing = await transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Goal" WHERE id = ${child.id}::uuid FOR UPDATE`
    const pressed = handOverGoals(admin, { memberId: leaver.memberId, toId: admin.memberId })
    await untilAwaited()
    await tx.$queryRaw`SELECT 1 FROM "Goal" WHERE id = ${parent.id}::uuid FOR UPDATE`
    return [pressed]
  })
  expect(await Promise.all(handing)).toEqual([{ count: 2 }])
})
