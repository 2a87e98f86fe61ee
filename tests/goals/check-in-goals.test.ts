import { afterEach, expect, test } from 'vitest'
import { checkInValues } from '@/components/goals/check-in/check-in-fields'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { checkInGoals } from '@/lib/goals/commands/check-in-goals'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { checkInManySchema, type CheckInInput } from '@/lib/goals/schema'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import {
  aGoal,
  aGoalCircle,
  aGoalIn,
  aKeyResult,
  aMeasuredGoal,
  checkIn,
  checkInOf,
  goalNow,
  updatesOf,
  type StandingGoal,
} from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { outcomesByRelation, outcomesOfSelfGoal, ownerAndSupervisor, workers } from './relations'

afterEach(() => setClock())

/** New values for the key results of a goal, in their order. */
const valuesOf = ({ keyResults }: StandingGoal, ...numbers: number[]) =>
  keyResults.map(({ id, current }, index) => ({ id, current: numbers[index] ?? current, seen: current }))

const currentOf = async (goal: StandingGoal) => (await goalNow(goal)).keyResults.map(({ current }) => current)

test('lets assignees and everyone who may change the status check in', async () => {
  expect(await outcomesByRelation(checkIn)).toEqual(workers)
  expect(await outcomesOfSelfGoal(checkIn)).toEqual(ownerAndSupervisor)
})

test('new values move the progress, and the timeline says how', async () => {
  const admin = await anAdmin({ timeZone: 'Pacific/Auckland' })
  const goal = await aGoal(admin, {
    progressSource: 'KEY_RESULTS',
    keyResults: [
      aKeyResult({ title: 'Response time', start: 12, current: 12, target: 4, unit: 'hours', weight: 3 }),
      aKeyResult({ title: 'Satisfied', start: 0, current: 20, target: 80 }),
    ],
  })
  setClock(() => new Date('2026-12-01T20:00:00Z'))
  await checkIn(admin, goal, { values: valuesOf(goal, 8), comment: 'Hired one.' })
  expect(await db.goal.findUnique({ where: { id: goal.id } })).toMatchObject({
    progress: 44,
    version: 2,
    checkedInOn: new Date('2026-12-02'),
  })
  expect((await updatesOf(goal)).find(({ kind }) => kind === 'check-in')).toMatchObject({
    comment: 'Hired one.',
    changes: ['Response time: 12 → 8 hours'],
    previousProgress: 6,
    progress: 44,
    status: 'OnTrack',
    previousStatus: 'OnTrack',
  })
})

test('progress by hand is what was set, and stays where nothing was', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { progress: 10 })
  await checkIn(admin, goal, { progress: 35 })
  await checkIn(admin, await goalNow(goal))
  expect((await goalNow(goal)).progress).toBe(35)
})

test('progress by hand leaves a goal that is measured alone', async () => {
  const admin = await anAdmin()
  const goal = await aMeasuredGoal(admin, [20])
  await checkIn(admin, goal, { progress: 90 })
  expect((await goalNow(goal)).progress).toBe(20)
})

test('of two people who change one number at once one gets a conflict, and nothing is lost', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle, { progressSource: 'KEY_RESULTS', keyResults: [aKeyResult(), aKeyResult()] })
  const [first, second] = await Promise.all([
    outcomeOf(checkIn(circle.assignee, goal, { values: valuesOf(goal, 10, 20) })),
    outcomeOf(checkIn(circle.creator, goal, { values: valuesOf(goal, 70, 80) })),
  ])
  expect([first, second].toSorted()).toEqual(['conflict', 'done'])
  expect(await currentOf(goal)).toEqual(first === 'done' ? [10, 20] : [70, 80])
  expect((await updatesOf(goal)).map(({ kind }) => kind)).toEqual(['created', 'check-in'])
})

test('an assignee sets their own status, who leads that of the goal', async () => {
  const circle = await aGoalCircle()
  const { creator, lead, assignee } = circle
  const goal = await aGoalIn(circle, { title: 'Answer sooner' })
  await checkIn(assignee, goal, { status: 'Delayed' })
  const place = { goalId_memberId: { goalId: goal.id, memberId: assignee.memberId } }
  expect(await db.goalAssignee.findUnique({ where: place })).toMatchObject({ status: 'Delayed' })
  expect((await goalNow(goal)).status).toBe('OnTrack')
  expect(await toldTo(creator, 'goal.status-changed')).toEqual([])

  const next = await goalNow(goal)
  await expectRefused(checkIn(lead, next, { status: 'AtRisk' }), 'invalid', 'goals.0.comment')
  await checkIn(lead, next, { status: 'AtRisk', comment: 'Two people left.' })
  expect((await updatesOf(goal)).at(-1)).toMatchObject({ status: 'AtRisk', previousStatus: 'OnTrack' })
  expect(await toldTo(creator, 'goal.status-changed')).toEqual([
    'Priya Nair set “Answer sooner” to At risk: Two people left.',
  ])
})

test('an own status that changes in a check-in stands in the timeline, once', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle)
  await checkIn(circle.assignee, goal, { status: 'Delayed' })
  await checkIn(circle.assignee, await goalNow(goal), { status: 'Delayed' })
  const own = (await updatesOf(goal)).filter(({ kind }) => kind === 'own-status')
  expect(own).toMatchObject([{ memberId: circle.assignee.memberId, changes: ['Delayed'] }])
})

test('an untouched check-in from the goal page keeps the own status of an assignee', async () => {
  const circle = await aGoalCircle()
  const { id } = await aGoalIn(circle)
  const { assignee } = circle
  for (const status of ['AtRisk', 'Completed'] as const) {
    await setOwnStatus(assignee, { id, status })
    const values = checkInValues(await getGoal(assignee, id), randomId())
    await checkInGoals(assignee, checkInManySchema.parse({ goals: [values] }))
    expect((await getGoal(assignee, id)).assignees).toMatchObject([{ status }])
  }
})

test('an untouched check-in of a goal at risk says nothing of the assignee’s own status', async () => {
  const circle = await aGoalCircle()
  const { creator, assignee } = circle
  const goal = await aGoalIn(circle)
  await setGoalStatus(creator, { ...goal, status: 'AtRisk', comment: 'Two people left.' })
  const values = checkInValues(await getGoal(assignee, goal.id), randomId())
  await checkInGoals(assignee, checkInManySchema.parse({ goals: [{ ...values, progress: 20 }] }))
  expect(await goalNow(goal)).toMatchObject({ progress: 20, status: 'AtRisk' })
  expect((await getGoal(assignee, goal.id)).assignees).toMatchObject([{ status: 'OnTrack', hasOwnStatus: false }])
  expect(await toldTo(creator, 'goal.said-behind')).toEqual([])
})

test('a goal past its end does not get back on track by a check-in', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  await setGoalStatus(admin, { ...goal, status: 'Delayed', comment: 'Slipped.' })
  setClock(() => daysFrom(new Date(), 90))
  const caughtUp = checkIn(admin, await goalNow(goal), { status: 'OnTrack', comment: 'Caught up.' })
  await expectRefused(caughtUp, 'invalid', 'goals.0.status')
})

test('refuses a check-in of a goal that is no longer open', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { title: 'Answer sooner' })
  await setGoalStatus(admin, { ...goal, status: 'Completed', comment: '' })
  await expectRefused(checkIn(admin, await goalNow(goal)), 'conflict')
  await expect(checkIn(admin, goal)).rejects.toThrow('“Answer sooner” is closed. Reopen it first.')
})

test('names the goal that its reader may not check in', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle, { title: 'Answer sooner' })
  await expect(checkIn(circle.colleague, goal)).rejects.toThrow('You can read “Answer sooner”, but not change it.')
  const hidden = await aGoalIn(circle, { title: 'Halve the team', visibility: 'PRIVATE' })
  await expect(checkIn(circle.colleague, hidden)).rejects.not.toThrow('Halve the team')
})

test('of several goals a refusal names the one it is about', async () => {
  const admin = await anAdmin()
  const [one, other] = [await aGoal(admin), await aGoal(admin, { title: 'Answer sooner' })]
  const both = (given: Partial<CheckInInput>) =>
    checkInGoals(admin, { goals: [checkInOf(one), checkInOf(other, given)] })
  await expectRefused(both({ status: 'AtRisk' }), 'invalid', 'goals.1.comment')
  await checkIn(admin, other, { progress: 10 })
  await expectRefused(both({ progress: 20 }), 'conflict', 'goals.1.progress')
  await archiveGoal(admin, other)
  await expect(both({})).rejects.toThrow('“Answer sooner” is archived.')
})

test('all goals are checked in with one press, or none where both changed one', async () => {
  const admin = await anAdmin()
  const [one, other] = [await aGoal(admin), await aGoal(admin)]
  const input = { goals: [checkInOf(one, { progress: 30 }), checkInOf(other, { progress: 40 })] }
  const progress = async () => [(await goalNow(one)).progress, (await goalNow(other)).progress]
  await checkIn(admin, other, { progress: 70 })
  await expectRefused(checkInGoals(admin, input), 'conflict')
  expect(await progress()).toEqual([0, 70])
  const again = { goals: [checkInOf(one, { progress: 30 }), checkInOf(await goalNow(other), { progress: 80 })] }
  expect(await checkInGoals(admin, again)).toEqual({ count: 2 })
  expect(await progress()).toEqual([30, 80])
})
