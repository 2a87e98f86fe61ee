import fc from 'fast-check'
import { expect, test } from 'vitest'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { restoreGoal } from '@/lib/goals/commands/restore-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { goalProgress } from '@/lib/goals/rules/goal-progress'
import {
  aGoal,
  aGoalCircle,
  aMeasuredGoal,
  checkIn,
  editOf,
  goalNow,
  updatesOf,
  type GivenGoal,
} from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'

const fromChildren: GivenGoal = { type: 'Organization', progressSource: 'CHILDREN' }

/** An organization goal over one that is measured by two goals with progress by hand. */
async function aTree(progress: readonly [number, number] = [0, 0]) {
  const admin = await anAdmin()
  const top = await aGoal(admin, fromChildren)
  const middle = await aGoal(admin, { ...fromChildren, parent: top })
  const one = await aGoal(admin, { parent: middle, progress: progress[0] })
  const other = await aGoal(admin, { parent: middle, progress: progress[1] })
  return { admin, top, middle, one, other }
}

const progressOf = async (...goals: { id: string }[]) => {
  const standing = await Promise.all(goals.map(goalNow))
  return standing.map(({ progress }) => progress)
}

test('a check-in reaches the goals two levels up', async () => {
  const { admin, top, middle, one } = await aTree([10, 30])
  expect(await progressOf(top, middle)).toEqual([20, 20])
  await checkIn(admin, one, { progress: 70 })
  expect(await progressOf(top, middle)).toEqual([50, 50])
})

test('a parent measured otherwise stays where it is, and so does what lies above it', async () => {
  const { admin, top, middle, one } = await aTree([10, 30])
  await editGoal(admin, await editOf(middle, { progressSource: 'BY_HAND', progress: 5 }))
  await checkIn(admin, one, { progress: 90 })
  expect(await progressOf(top, middle)).toEqual([5, 5])
})

test('an abandoned goal is left out, and counts again on track', async () => {
  const { admin, top, other } = await aTree([10, 30])
  await setGoalStatus(admin, { ...other, status: 'Abandoned', comment: 'Not this year.' })
  expect(await progressOf(top)).toEqual([10])
  await setGoalStatus(admin, { ...(await goalNow(other)), status: 'OnTrack', comment: 'After all.' })
  expect(await progressOf(top)).toEqual([20])
})

test.each(['Completed', 'Abandoned'] as const)(
  'a goal that is %s stays where it is until it is reopened',
  async (status) => {
    const { admin, top, middle, one } = await aTree([10, 30])
    await setGoalStatus(admin, { ...(await goalNow(top)), status, comment: 'Closed.' })
    await checkIn(admin, one, { progress: 90 })
    expect(await progressOf(top, middle)).toEqual([20, 60])
    await setGoalStatus(admin, { ...(await goalNow(top)), status: 'OnTrack', comment: 'After all.' })
    expect(await progressOf(top)).toEqual([60])
    expect((await updatesOf(top)).at(-1)).toMatchObject({ kind: 'status', previousProgress: 20, progress: 60 })
  },
)

test('an archived goal is left out, and counts again once restored', async () => {
  const { admin, top, other } = await aTree([10, 30])
  await archiveGoal(admin, other)
  expect(await progressOf(top)).toEqual([10])
  await restoreGoal(admin, other)
  expect(await progressOf(top)).toEqual([20])
})

test('a new goal, and one that is moved, count where they lie', async () => {
  const { admin, top, middle, one } = await aTree([10, 30])
  await aGoal(admin, { parent: middle, progress: 80 })
  expect(await progressOf(middle)).toEqual([40])
  await editGoal(admin, await editOf(one, { parentId: top.id }))
  expect(await progressOf(top, middle)).toEqual([33, 55])
  await editGoal(admin, await editOf(one, { parentId: null }))
  expect(await progressOf(top, middle)).toEqual([55, 55])
})

test('two check-ins at once under one goal both count', async () => {
  const { admin, top, middle, one, other } = await aTree()
  await Promise.all([checkIn(admin, one, { progress: 40 }), checkIn(admin, other, { progress: 80 })])
  expect(await progressOf(top, middle)).toEqual([60, 60])
})

test('the history shows where a day ended, also after a check-in between two changes below', async () => {
  const { admin, top, one, other } = await aTree([10, 30])
  await checkIn(admin, one, { progress: 50 })
  await checkIn(admin, await goalNow(top))
  await checkIn(admin, other, { progress: 70 })
  expect((await getGoal(admin, top.id)).points.map(({ progress }) => progress)).toEqual([60])
})

test('what rolls up is one row a day, drawn in the history', async () => {
  const { admin, top, one } = await aTree([10, 30])
  for (const progress of [20, 50]) await checkIn(admin, await goalNow(one), { progress })
  expect((await updatesOf(top)).map(({ kind, progress }) => [kind, progress])).toEqual([
    ['created', 0],
    ['rolled-up', 40],
  ])
  expect((await getGoal(admin, top.id)).points.map(({ progress }) => progress)).toEqual([40])
})

test('a Self goal moves no goal above it but another Self goal', async () => {
  const { admin, assignee: owner } = await aGoalCircle()
  const top = await aGoal(admin, fromChildren)
  await aGoal(admin, { parent: top, progress: 40 })
  const own = await aGoal(owner, { type: 'Self', progressSource: 'CHILDREN', parent: top })
  const step = await aGoal(owner, { type: 'Self', visibility: 'PRIVATE', parent: own })
  await checkIn(owner, step, { progress: 90 })
  expect(await progressOf(own, top)).toEqual([90, 40])
  await editGoal(owner, await editOf(own, { parentId: null }))
  expect(await progressOf(top)).toEqual([40])
  await editGoal(owner, await editOf(step, { parentId: top.id }))
  expect(await progressOf(own, top)).toEqual([0, 40])
})

const percent = fc.integer({ min: 0, max: 100 })
const parts = fc.array(fc.record({ percent, isKept: fc.boolean() }), { minLength: 1, maxLength: 4 })

test('parts that are deleted or archived count for nothing, whatever they were at', async () => {
  const admin = await anAdmin()
  await fc.assert(
    fc.asyncProperty(parts, async (all) => {
      const kept = all.filter(({ isKept }) => isKept)
      const top = await aGoal(admin, fromChildren)
      for (const { percent: progress, isKept } of all) {
        const goal = await aGoal(admin, { parent: top, progress })
        if (!isKept) await archiveGoal(admin, goal)
      }
      const nothing = { byHand: 0, items: [], keyResults: [], children: [] }
      const children = kept.map(({ percent: progress }) => ({ progress, status: 'OnTrack' as const }))
      expect(await progressOf(top)).toEqual([goalProgress('CHILDREN', { ...nothing, children })])

      const measured = await aMeasuredGoal(admin, [50, ...all.map((part) => part.percent)])
      const { keyResults } = await editOf(measured)
      const left = keyResults.filter((_keyResult, index) => index === 0 || all[index - 1]?.isKept)
      await editGoal(admin, await editOf(measured, { keyResults: left }))
      expect(await progressOf(measured)).toEqual([goalProgress('KEY_RESULTS', { ...nothing, keyResults: left })])
    }),
    { numRuns: 8 },
  )
})
