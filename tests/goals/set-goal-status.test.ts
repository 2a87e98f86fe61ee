import { afterEach, expect, test } from 'vitest'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import type { SetGoalStatusInput } from '@/lib/goals/schema'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dateOf, dayIn } from '@/lib/shared/dates'
import {
  aGoal,
  aGoalCircle,
  aGoalIn,
  aMeasuredGoal,
  goalNow,
  updatesOf,
  type StandingGoal,
} from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused, outcomeOf, refusalOf } from '@/tests/support/refused'
import { deciders, outcomesByRelation, outcomesOfSelfGoal, ownerAndSupervisor } from './relations'

afterEach(() => setClock())

const to = ({ id, version }: StandingGoal, given: Partial<SetGoalStatusInput> = {}): SetGoalStatusInput => ({
  id,
  version,
  status: 'AtRisk',
  comment: 'Two people left.',
  ...given,
})

test('lets Admins, the creator, leads and supervising Managers change the status', async () => {
  expect(await outcomesByRelation((actor, goal) => setGoalStatus(actor, to(goal)))).toEqual(deciders)
  expect(await outcomesOfSelfGoal((actor, goal) => setGoalStatus(actor, to(goal)))).toEqual(ownerAndSupervisor)
})

test('refuses a status that does not follow, and a change without a reason', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  await expectRefused(setGoalStatus(admin, to(goal, { status: 'OnTrack' })), 'invalid', 'status')
  await expectRefused(setGoalStatus(admin, to(goal, { comment: '' })), 'invalid', 'comment')
  await setGoalStatus(admin, to(goal, { status: 'Abandoned' }))
  const abandoned = await goalNow(goal)
  await expectRefused(setGoalStatus(admin, to(abandoned, { status: 'Completed' })), 'conflict')
  await setGoalStatus(admin, to(abandoned, { status: 'OnTrack' }))
  expect((await updatesOf(goal)).map(({ previousStatus, status }) => [previousStatus, status])).toEqual([
    [null, 'OnTrack'],
    ['OnTrack', 'Abandoned'],
    ['Abandoned', 'OnTrack'],
  ])
})

test('a goal completed by hand is at 100, and any other where its parts are', async () => {
  const admin = await anAdmin()
  const byHand = await aGoal(admin, { progress: 40 })
  const measured = await aMeasuredGoal(admin, [60])
  for (const goal of [byHand, measured]) await setGoalStatus(admin, to(goal, { status: 'Completed', comment: '' }))
  expect([(await goalNow(byHand)).progress, (await goalNow(measured)).progress]).toEqual([100, 60])
})

test('a completed goal reopens with a comment', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  await setGoalStatus(admin, to(goal, { status: 'Completed', comment: '' }))
  await expectRefused(setGoalStatus(admin, to(await goalNow(goal), { comment: '' })), 'invalid', 'comment')
  await setGoalStatus(admin, to(await goalNow(goal)))
  expect(await db.goal.findUnique({ where: { id: goal.id } })).toMatchObject({ status: 'AtRisk', completedAt: null })
})

test('reopening takes back the 100 percent that completing by hand gave', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { progress: 40 })
  for (const _time of [1, 2]) {
    await setGoalStatus(admin, to(await goalNow(goal), { status: 'Completed', comment: '' }))
    await setGoalStatus(admin, to(await goalNow(goal)))
    expect((await goalNow(goal)).progress).toBe(40)
  }
  expect((await updatesOf(goal)).at(-1)).toMatchObject({ previousProgress: 100, progress: 40 })
})

test('a goal past its end gets back on track only with an end ahead', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  setClock(() => daysFrom(new Date(), 90))
  const today = dayIn(now(), 'UTC')
  await setGoalStatus(admin, to(goal, { status: 'Delayed' }))
  const delayed = await goalNow(goal)
  const onTrack = (endsOn?: string) => setGoalStatus(admin, to(delayed, { status: 'OnTrack', endsOn }))
  await expectRefused(onTrack(), 'invalid', 'endsOn')
  const empty = await refusalOf(setGoalStatus(admin, to(delayed, { status: 'OnTrack', comment: '' })))
  expect(Object.keys(empty.fields).toSorted()).toEqual(['comment', 'endsOn'])
  await expectRefused(onTrack(addDays(today, -1)), 'invalid', 'endsOn')
  await onTrack(today)
  expect(await db.goal.findUnique({ where: { id: goal.id } })).toMatchObject({
    status: 'OnTrack',
    endsOn: dateOf(today),
  })
  expect((await updatesOf(goal)).at(-1)?.changes).toEqual(['End'])
})

test('an end that was typed before another status was chosen moves nothing', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  setClock(() => daysFrom(new Date(), 90))
  const { endsOn } = await db.goal.findUniqueOrThrow({ where: { id: goal.id } })
  await setGoalStatus(admin, to(goal, { status: 'Completed', endsOn: addDays(dayIn(now(), 'UTC'), 30) }))
  expect(await db.goal.findUnique({ where: { id: goal.id } })).toMatchObject({ status: 'Completed', endsOn })
  expect((await updatesOf(goal)).at(-1)?.changes).toEqual([])
})

test('of two changes at once, one is a conflict', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle)
  const outcomes = await Promise.all([
    outcomeOf(setGoalStatus(circle.creator, to(goal))),
    outcomeOf(setGoalStatus(circle.supervisor, to(goal, { status: 'Completed' }))),
  ])
  expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
  expect((await updatesOf(goal)).map(({ kind }) => kind)).toEqual(['created', 'status'])
})

test('notifies the people of a goal once, except the author', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle, { title: 'Answer sooner' })
  await setGoalStatus(circle.lead, to(goal))
  const { creator, assignee, supervisor, memberSupervisor, lead, colleague } = circle
  for (const person of [creator, assignee, supervisor, memberSupervisor])
    expect(await toldTo(person, 'goal.status-changed')).toEqual([
      'Priya Nair set “Answer sooner” to At risk: Two people left.',
    ])
  for (const person of [lead, colleague]) expect(await toldTo(person, 'goal.status-changed')).toEqual([])
})

test('of a private goal, Slack says the status without the reason', async () => {
  const { admin, assignee } = await aGoalCircle()
  const goal = await aGoal(admin, { title: 'Answer sooner', visibility: 'PRIVATE', assignees: [assignee] })
  await setGoalStatus(admin, to(goal))
  const where = { memberId: assignee.memberId, key: { startsWith: 'goal.status-changed' } }
  const told = await db.notification.findMany({ where })
  expect(told).toMatchObject([{ brief: 'Priya Nair set “Answer sooner” to At risk' }])
})
