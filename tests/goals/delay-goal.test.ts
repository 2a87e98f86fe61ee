import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { delayGoal } from '@/lib/goals/commands/delay-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { addDays, dayIn } from '@/lib/shared/dates'
import { aGoal, aGoalCircle, aGoalIn, goalNow, updatesOf } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'

afterEach(() => setClock())

const inDays = (count: number) => setClock(() => daysFrom(new Date(), count))
const today = () => dayIn(now(), 'UTC')

/** The system's run over this goal today. */
const delay = ({ workspaceId }: Pick<Actor, 'workspaceId'>, { id }: { id: string }) =>
  delayGoal(systemActor(workspaceId), { id, today: today() })

test('a goal is delayed on the day after its end, once', async () => {
  const circle = await aGoalCircle()
  const { admin, creator, assignee, colleague } = circle
  const goal = await aGoalIn(circle, { title: 'Answer sooner' })
  inDays(60)
  expect(await delay(admin, goal)).toEqual({ isDelayed: false })
  inDays(61)
  const runs = await Promise.all([delay(admin, goal), delay(admin, goal)])
  expect(runs.filter(({ isDelayed }) => isDelayed)).toHaveLength(1)
  expect((await goalNow(goal)).status).toBe('Delayed')
  expect((await updatesOf(goal)).slice(1)).toMatchObject([
    { kind: 'overdue', previousStatus: 'OnTrack', status: 'Delayed', memberId: null },
  ])
  for (const person of [creator, assignee])
    expect(await toldTo(person, 'goal.status-changed')).toEqual(['“Answer sooner” has passed its end and is delayed'])
  expect(await toldTo(colleague, 'goal.status-changed')).toEqual([])
})

test('what its people made of a delayed goal stays, until a new end passes', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  inDays(61)
  await delay(admin, goal)
  const comment = 'Nearly there.'
  await setGoalStatus(admin, { ...(await goalNow(goal)), status: 'AtRisk', comment })
  expect(await delay(admin, goal)).toEqual({ isDelayed: false })
  const endsOn = addDays(today(), 9)
  await setGoalStatus(admin, { ...(await goalNow(goal)), status: 'OnTrack', comment, endsOn })
  inDays(70)
  expect(await delay(admin, goal)).toEqual({ isDelayed: false })
  inDays(71)
  expect(await delay(admin, goal)).toEqual({ isDelayed: true })
})

test.each<GoalStatus>(['Delayed', 'Completed', 'Abandoned'])('a goal that is %s is left alone', async (status) => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  await setGoalStatus(admin, { ...goal, status, comment: 'So it is.' })
  inDays(61)
  expect(await delay(admin, goal)).toEqual({ isDelayed: false })
  expect((await goalNow(goal)).status).toBe(status)
})

test('an archived goal, and one of another workspace, are left alone', async () => {
  const admin = await anAdmin()
  const [archived, strange] = [await aGoal(admin), await aGoal(admin)]
  await archiveGoal(admin, archived)
  inDays(61)
  expect(await delay(admin, archived)).toEqual({ isDelayed: false })
  expect(await delay({ workspaceId: (await aWorkspace()).id }, strange)).toEqual({ isDelayed: false })
})
