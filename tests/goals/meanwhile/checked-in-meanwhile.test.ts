import { expect, test } from 'vitest'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import {
  aGoal,
  aGoalCircle,
  aGoalIn,
  aMeasuredGoal,
  checkIn,
  editOf,
  goalNow,
  updatesOf,
  type StandingGoal,
} from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

/** These numbers for the key results, by the goal as it was opened. */
const entered = ({ keyResults }: StandingGoal, ...numbers: number[]) =>
  keyResults.map(({ id, current }, index) => ({ id, current: numbers[index] ?? current, seen: current }))

const currentOf = async (goal: StandingGoal) => (await goalNow(goal)).keyResults.map(({ current }) => current)

test('a check-in keeps numbers that only others changed', async () => {
  const admin = await anAdmin()
  const opened = await aMeasuredGoal(admin, [30, 50])
  await checkIn(admin, opened, { values: entered(opened, 40) })
  await checkIn(admin, opened, { values: entered(opened, 30, 60), comment: 'York went well.' })
  expect(await currentOf(opened)).toEqual([40, 60])
  expect((await updatesOf(opened)).at(-1)).toMatchObject({
    comment: 'York went well.',
    changes: [expect.stringContaining(': 50 → 60%')],
  })
})

test('a number that both changed is refused at its field, and replaced by the next press', async () => {
  const admin = await anAdmin()
  const opened = await aMeasuredGoal(admin, [30, 50])
  await checkIn(admin, opened, { values: entered(opened, 40) })
  const values = entered(opened, 35, 60)
  const field = 'goals.0.values.0.current'
  const refused = checkIn(admin, opened, { values })
  await expectRefused(refused, 'conflict', field)
  await expect(refused).rejects.toThrow('Changed to 40% meanwhile. Check in again to replace it.')
  const [first = { id: '', current: 0 }, ...others] = values
  await checkIn(admin, opened, { values: [{ ...first, seen: undefined }, ...others] })
  expect(await currentOf(opened)).toEqual([35, 60])
})

test('progress and status that only others changed stay, and are refused if both did', async () => {
  const circle = await aGoalCircle()
  const { lead, creator } = circle
  const opened = await aGoalIn(circle)
  const seen = { progress: 0, seenProgress: 0, status: 'OnTrack', seenStatus: 'OnTrack' } as const
  await checkIn(creator, opened, { progress: 40, status: 'AtRisk', comment: 'Two people left.' })
  await checkIn(lead, opened, { ...seen, comment: 'Seen.' })
  expect(await goalNow(opened)).toMatchObject({ progress: 40, status: 'AtRisk' })
  await expectRefused(checkIn(lead, opened, { ...seen, progress: 50 }), 'conflict', 'goals.0.progress')
  const late = checkIn(lead, opened, { ...seen, status: 'Delayed', comment: 'Slipped.' })
  await expectRefused(late, 'conflict', 'goals.0.status')
})

test('an assignee who chose no status says none where the goal’s was changed meanwhile', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle)
  await setGoalStatus(circle.creator, { ...goal, status: 'AtRisk', comment: 'Two people left.' })
  await checkIn(circle.assignee, goal, { status: 'OnTrack', seenStatus: 'OnTrack' })
  expect((await updatesOf(goal)).filter(({ kind }) => kind === 'own-status')).toEqual([])
})

test('a number of a key result that was removed is refused once, then left out', async () => {
  const admin = await anAdmin()
  const opened = await aMeasuredGoal(admin, [30, 50])
  const { keyResults } = await editOf(opened)
  await editGoal(admin, await editOf(opened, { keyResults: keyResults.slice(1) }))
  const values = entered(opened, 35, 60)
  await expectRefused(checkIn(admin, opened, { values }), 'conflict', 'goals.0.values.0.current')
  const [first = { id: '', current: 0 }, ...others] = values
  await checkIn(admin, opened, { values: [{ ...first, seen: undefined }, ...others] })
  expect(await currentOf(opened)).toEqual([60])
  await checkIn(admin, opened, { values: entered(opened, 30, 60) })
})

test('a check-in leaves the key results of another goal alone', async () => {
  const admin = await anAdmin()
  const [goal, other] = [await aMeasuredGoal(admin, [20, 30]), await aMeasuredGoal(admin, [40])]
  const strange = [...entered(goal, 50), ...entered(other, 60)]
  await expectRefused(checkIn(admin, goal, { values: strange }), 'conflict', 'goals.0.values.2.current')
  await checkIn(admin, goal, { values: strange.map((value) => ({ ...value, seen: undefined })) })
  expect([await currentOf(goal), await currentOf(other)]).toEqual([[50, 30], [40]])
})

test('a check-in needs no comment for a status that somebody else gave', async () => {
  const admin = await anAdmin()
  const opened = await aGoal(admin)
  await setGoalStatus(admin, { ...opened, status: 'Delayed', comment: 'Slipped.' })
  await checkIn(admin, opened, { progress: 20, seenProgress: 0, status: 'OnTrack', seenStatus: 'OnTrack' })
  expect(await goalNow(opened)).toMatchObject({ progress: 20, status: 'Delayed' })
})
