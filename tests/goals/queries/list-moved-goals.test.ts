import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { movedGoalsReading } from '@/lib/goals/queries/list-moved-goals'
import { read } from '@/lib/platform/reading'
import { aGoalCircle, aGoalIn, checkIn, goalNow } from '@/tests/factories/goals'

const longAgo = new Date(0)

const suggestedTo = async (actor: Actor, { memberId }: Actor, since = longAgo) =>
  (await read(movedGoalsReading(actor, [actor.memberId, memberId], since))).map(({ text, why }) => `${text}: ${why}`)

const title = 'Answer sooner'

test('suggests a goal that moved since, to people who can see it', async () => {
  const circle = await aGoalCircle()
  const { creator, assignee, colleague } = circle
  const goal = await aGoalIn(circle, { title, visibility: 'PRIVATE' })
  expect(await suggestedTo(creator, assignee, new Date())).toEqual([])
  await checkIn(assignee, goal, { progress: 30 })
  expect(await suggestedTo(creator, assignee)).toEqual([
    `${title}: Private goal, both of you will read its title · On track, 30%`,
  ])
  expect(await suggestedTo(creator, assignee, new Date())).toEqual([])
  expect(await suggestedTo(colleague, assignee)).toEqual([])
})

test('an assignee’s own status is enough, and counts before that of a goal on track', async () => {
  const circle = await aGoalCircle()
  const { creator, assignee } = circle
  const goal = await aGoalIn(circle, { title, progress: 20 })
  await setOwnStatus(assignee, { id: goal.id, status: 'Delayed' })
  expect(await suggestedTo(creator, assignee)).toEqual([`${title}: Goal · Priya says Delayed, 20%`])
  expect(await suggestedTo(assignee, creator)).toEqual([`${title}: Goal · you say Delayed, 20%`])
  await checkIn(assignee, await goalNow(goal), { status: 'AtRisk', progress: 20 })
  expect(await suggestedTo(creator, assignee)).toEqual([`${title}: Goal · Priya says At risk, 20%`])
  await checkIn(creator, await goalNow(goal), { status: 'Delayed', comment: 'Later.', progress: 20 })
  expect(await suggestedTo(creator, assignee)).toEqual([`${title}: Goal · Delayed, 20%`])
})

test('what is at risk comes first', async () => {
  const circle = await aGoalCircle()
  const { creator, assignee } = circle
  const [first, second] = [await aGoalIn(circle, { title: 'Sooner' }), await aGoalIn(circle, { title: 'Later' })]
  for (const goal of [first, second]) await checkIn(assignee, goal, { progress: 10 })
  await setOwnStatus(assignee, { id: second.id, status: 'AtRisk' })
  expect(await suggestedTo(creator, assignee)).toEqual([
    'Later: Goal · Priya says At risk, 10%',
    'Sooner: Goal · On track, 10%',
  ])
})
