import { afterEach, expect, test } from 'vitest'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { goalsHome } from '@/lib/goals/home'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { dueCountReading, listCheckIns } from '@/lib/goals/queries/list-check-ins'
import type { Actor } from '@/lib/access/actor'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { read } from '@/lib/platform/reading'
import { aGoal, aGoalCircle, checkIn, goalNow, someGoals } from '@/tests/factories/goals'
import { deactivate } from '@/tests/factories/members'

afterEach(() => setClock())

// A Friday, on which weekly goals are due.
const friday = () => setClock(() => new Date('2026-11-27T10:00:00Z'))

const dueFor = async (actor: Actor) => (await listCheckIns(actor)).map(({ title }) => title)

test('what somebody is assigned to and what they set for nobody is theirs to check in, what ends first on top', async () => {
  friday()
  const { admin, lead, assignee, supervisor } = await aGoalCircle()
  await aGoal(lead, { title: 'Later', assignees: [assignee], supervisors: [supervisor], endsOn: '2026-12-31' })
  await aGoal(lead, { title: 'Sooner', assignees: [assignee], endsOn: '2026-12-15' })
  await aGoal(lead, { title: 'Monthly', assignees: [assignee], frequency: 'monthly', startsOn: '2026-11-01' })
  await aGoal(admin, { title: 'For nobody', type: 'Organization' })
  expect(await dueFor(assignee)).toEqual(['Sooner', 'Later'])
  expect(await dueFor(admin)).toEqual(['For nobody'])
  for (const other of [lead, supervisor]) expect(await dueFor(other)).toEqual([])
})

test('a goal whose assignees have left asks its creator', async () => {
  friday()
  const { admin, lead, assignee, colleague } = await aGoalCircle()
  await aGoal(admin, { title: 'Shared', assignees: [assignee, colleague] })
  await aGoal(admin, { title: 'Alone', assignees: [assignee] })
  await deactivate(assignee)
  expect(await dueFor(admin)).toEqual(['Alone'])
  expect(await dueFor(colleague)).toEqual(['Shared'])
  expect(await dueFor(lead)).toEqual([])
})

test('what is checked in, closed or archived is not due', async () => {
  friday()
  const { lead, assignee } = await aGoalCircle()
  const given = { assignees: [assignee] }
  const [checked, closed, archived] = [await aGoal(lead, given), await aGoal(lead, given), await aGoal(lead, given)]
  await checkIn(assignee, checked)
  await setGoalStatus(lead, { ...closed, status: 'Abandoned', comment: 'Not this year.' })
  await archiveGoal(lead, archived)
  expect(await dueFor(assignee)).toEqual([])
})

test('a due goal is found behind fifty that end sooner and are not due', async () => {
  friday()
  const { admin } = await aGoalCircle()
  await someGoals(admin, 50, { frequency: 'monthly', startsOn: '2026-11-01', endsOn: '2026-12-15' })
  await aGoal(admin, { title: 'Weekly', endsOn: '2026-12-31' })
  expect(await dueFor(admin)).toEqual(['Weekly'])
  expect(await read(dueCountReading(admin))).toBe(1)
  expect((await read(goalsHome(admin))).rows).toMatchObject([{ title: 'Weekly' }])
})

test('at most fifty goals are checked in together, and the count says so', async () => {
  friday()
  const { admin } = await aGoalCircle()
  await someGoals(admin, 51, { startsOn: '2026-11-01' })
  await db.goal.updateMany({ where: { workspaceId: admin.workspaceId }, data: { checkedInOn: null } })
  expect(await dueFor(admin)).toHaveLength(50)
  expect(await read(dueCountReading(admin))).toBe(50)
  expect((await read(goalsHome(admin))).more?.label).toBe('Check in on all 50 goals')
})

test('an assignee starts from the status of the goal until they gave their own', async () => {
  friday()
  const { lead, assignee } = await aGoalCircle()
  const goal = await aGoal(lead, { assignees: [assignee], endsOn: '2026-12-31' })
  await setGoalStatus(lead, { ...goal, status: 'AtRisk', comment: 'Two people left.' })
  const offered = async () => {
    const listed = (await listCheckIns(assignee)).map(({ checkInStatus }) => checkInStatus)
    return [...listed, (await getGoal(assignee, goal.id)).checkInStatus]
  }
  expect(await offered()).toEqual(['AtRisk', 'AtRisk'])
  await checkIn(assignee, await goalNow(goal), { status: 'OnTrack' })
  setClock(() => new Date('2026-12-04T10:00:00Z'))
  expect(await offered()).toEqual(['OnTrack', 'OnTrack'])
})

test('Home asks for each check-in once, and to check in all of several', async () => {
  friday()
  const { lead, assignee } = await aGoalCircle()
  const { id } = await aGoal(lead, {
    title: 'Answer sooner',
    assignees: [assignee],
    progress: 40,
    endsOn: '2026-12-15',
  })
  expect(await read(goalsHome(assignee))).toMatchObject({
    rows: [
      { kind: 'goal.check-in', id, title: 'Answer sooner', verb: 'Check in', href: `/goals/${id}/detail?check-in=1` },
    ],
    more: null,
  })
  await aGoal(lead, { title: 'Hire', assignees: [assignee], endsOn: '2026-11-27' })
  setClock(() => new Date('2026-11-28T10:00:00Z'))
  expect(await read(goalsHome(assignee))).toMatchObject({
    rows: [{ kind: 'goal.overdue', title: 'Hire' }, { kind: 'goal.check-in' }],
    more: { href: '/goals/check-in', label: 'Check in on both goals' },
  })
})
