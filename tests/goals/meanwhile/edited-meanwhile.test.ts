import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { getGoal } from '@/lib/goals/queries/get-goal'
import type { EditGoalInput } from '@/lib/goals/schema'
import { addDays } from '@/lib/shared/dates'
import { aGoal, aMeasuredGoal, anItem, checkIn, editOf, goalNow } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

/** A form opened now, which is sent later with this much changed. */
async function opened(actor: Actor, goal: { id: string }) {
  const { id, seen: _seen, ...seen } = await editOf(goal)
  return (given: Partial<EditGoalInput>) => editGoal(actor, { ...seen, id, seen, ...given })
}

test('an edit keeps fields that only others changed', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { title: 'First', items: [anItem('Hire')] })
  const [first, second] = [await opened(admin, goal), await opened(admin, goal)]
  await first({ title: 'Second', items: [anItem('Train')] })
  await second({ description: 'By all clinics.' })
  const now = await getGoal(admin, goal.id)
  expect(now).toMatchObject({ title: 'Second', description: 'By all clinics.', items: [{ title: 'Train' }] })
})

test('an edit keeps what was checked in meanwhile', async () => {
  const admin = await anAdmin()
  const goal = await aMeasuredGoal(admin, [30, 50])
  const send = await opened(admin, goal)
  const { keyResults } = await editOf(goal)
  const values = goal.keyResults.map(({ id }, index) => ({ id, current: [40, 50][index] ?? 0 }))
  await checkIn(admin, goal, { values })
  await send({ keyResults: keyResults.map((keyResult) => ({ ...keyResult, target: 200 })) })
  const now = await getGoal(admin, goal.id)
  expect(now.keyResults).toMatchObject([
    { current: 40, target: 200 },
    { current: 50, target: 200 },
  ])
  const late = keyResults.map((keyResult) => ({ ...keyResult, current: 35 }))
  await expectRefused(send({ keyResults: late }), 'conflict', 'meanwhile')
})

test('an edit keeps progress that was set by hand meanwhile', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { progress: 30 })
  const send = await opened(admin, goal)
  await checkIn(admin, goal, { progress: 40 })
  await send({ title: 'Another' })
  expect((await goalNow(goal)).progress).toBe(40)
})

test('what both changed is named, and the next press says whose stays', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { title: 'First', description: 'One' })
  const [first, mine, theirs] = [await opened(admin, goal), await opened(admin, goal), await opened(admin, goal)]
  await first({ title: 'Second', description: 'Two' })
  const both = { title: 'Third', visibility: 'PRIVATE' } as const
  const refused = mine(both)
  await expectRefused(refused, 'conflict', 'meanwhile')
  await expect(refused).rejects.toThrow('Changed meanwhile, too: Title.')
  const titled = async () => (await getGoal(admin, goal.id)).title
  expect(await titled()).toBe('Second')
  await theirs({ ...both, meanwhile: 'theirs' })
  expect(await getGoal(admin, goal.id)).toMatchObject({ title: 'Second', description: 'Two', visibility: 'PRIVATE' })
  await mine({ ...both, meanwhile: 'mine' })
  expect(await getGoal(admin, goal.id)).toMatchObject({ title: 'Third', description: 'Two' })
})

test('a row that was removed meanwhile comes back with the changes of its editor', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { items: [anItem('Hire'), anItem('Train')] })
  const [first, second] = [await opened(admin, goal), await opened(admin, goal)]
  const { items } = await editOf(goal)
  await first({ items: items.slice(1) })
  const mine = { items: items.map((item) => ({ ...item, title: `${item.title} two` })) }
  await expectRefused(second(mine), 'conflict', 'meanwhile')
  await second({ ...mine, meanwhile: 'mine' })
  expect((await getGoal(admin, goal.id)).items.map(({ title }) => title)).toEqual(['Hire two', 'Train two'])
})

test('refuses what does not fit together once both are merged', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  const [first, second] = [await opened(admin, goal), await opened(admin, goal)]
  const dayBefore = addDays((await editOf(goal)).endsOn, -1)
  await first({ startsOn: dayBefore })
  await expectRefused(second({ endsOn: dayBefore }), 'invalid', 'endsOn')
})
