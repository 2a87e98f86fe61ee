import { afterEach, describe, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { sendMorningDigest } from '@/lib/account/morning/commands/send-morning-digest'
import { sendDueMornings } from '@/lib/account/morning/jobs'
import { delayOverdueGoals } from '@/lib/goals/jobs'
import { goalReminderOn } from '@/lib/goals/rules/check-ins'
import { settleSlack } from '@/lib/notifications/slack/steps/leave-slack'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { GoalFrequency } from '@/lib/platform/generated/prisma/enums'
import { addDays, dateOf, isWorkingDay } from '@/lib/shared/dates'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { aGoal, aGoalCircle, aGoalIn, checkIn, goalNow, type StandingGoal } from '@/tests/factories/goals'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { preferring } from '@/tests/notifications/preferences/preferring'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const at = (time: string) => setClock(() => new Date(time))

const remind = ({ workspaceId, memberId }: Actor) => sendMorningDigest(systemActor(workspaceId), { memberId })

test('reminds each assignee in their own morning, once, in one mail', async () => {
  at('2026-11-20T12:00:00Z')
  const { admin, workspace, assignee } = await aGoalCircle()
  const eastern = await aMember({ workspace, timeZone: 'Pacific/Auckland' })
  for (const title of ['Answer sooner', 'Hire'])
    await aGoal(admin, { title, assignees: [assignee, eastern], endsOn: '2027-01-31' })
  // Friday morning in Auckland, Thursday evening elsewhere.
  at('2026-11-26T21:00:00Z')
  expect(await Promise.all([remind(eastern), remind(assignee)])).toEqual([{ count: 2 }, { count: 0 }])
  at('2026-11-27T09:00:00Z')
  for (const count of [2, 0]) expect(await remind(assignee)).toEqual({ count })
  expect((await toldTo(assignee, 'goal.reminded')).toSorted()).toEqual([
    'Check-in due: Answer sooner',
    'Check-in due: Hire',
  ])
  const reminders = (await mailsTo(assignee.email)).filter(({ event }) => event === 'morning.digest')
  expect(reminders).toHaveLength(1)
})

test('reminds the creator of a goal without assignees', async () => {
  at('2026-11-27T09:00:00Z')
  const { admin, lead, supervisor } = await aGoalCircle()
  await aGoal(admin, { type: 'Organization', supervisors: [supervisor], endsOn: '2027-01-31' })
  expect([await remind(admin), await remind(lead), await remind(supervisor)]).toEqual([
    { count: 1 },
    { count: 0 },
    { count: 0 },
  ])
})

test('reminds the creator of a goal whose assignees have left', async () => {
  at('2026-11-27T09:00:00Z')
  const { admin, assignee } = await aGoalCircle()
  await aGoal(admin, { assignees: [assignee], endsOn: '2027-01-31' })
  expect(await remind(admin)).toEqual({ count: 0 })
  await deactivate(assignee)
  expect(await remind(admin)).toEqual({ count: 1 })
})

test('Slack alone says a reminder once', async () => {
  at('2026-11-27T09:00:00Z')
  const admin = await anAdmin()
  await aGoal(admin, { endsOn: '2027-01-31' })
  await preferring(admin, { Goal: { product: 'OFF', slack: 'AT_ONCE' } })
  expect(await remind(admin)).toEqual({ count: 1 })
  const said = await db.notification.findMany({ where: { memberId: admin.memberId }, select: { id: true } })
  expect(said).toHaveLength(1)
  await settleSlack(
    db,
    said.map(({ id }) => id),
  )
  expect(await remind(admin)).toEqual({ count: 0 })
})

/** The reminders, and what asks for something, that are unread. */
async function unreadOf({ memberId }: Actor) {
  const asking = ['goal.reminded', 'goal.all-done'].map((event) => ({ key: { startsWith: event } }))
  const told = await db.notification.findMany({ where: { memberId, readAt: null, OR: asking } })
  return told.map(({ message }) => message).toSorted()
}

describe('the reminders of all its people are read', () => {
  test.each<[string, (actor: Actor, goal: StandingGoal) => Promise<unknown>]>([
    ['once one of them checks in', (actor, goal) => checkIn(actor, goal)],
    ['once it is closed', (actor, goal) => setGoalStatus(actor, { ...goal, status: 'Completed', comment: '' })],
    ['once it is archived', archiveGoal],
  ])('%s', async (_when, act) => {
    at('2026-11-20T12:00:00Z')
    const circle = await aGoalCircle()
    const { creator, assignee } = circle
    const given = { assignees: [assignee, creator], endsOn: '2027-01-31' }
    const goal = await aGoalIn(circle, { title: 'Answer sooner', ...given })
    await aGoalIn(circle, { title: 'Hire', ...given })
    at('2026-11-27T09:00:00Z')
    for (const person of [creator, assignee]) await remind(person)
    const due = ['Check-in due: Answer sooner', 'Check-in due: Hire']
    expect(await unreadOf(assignee)).toEqual(due)
    await act(creator, goal)
    for (const person of [creator, assignee]) expect(await unreadOf(person)).toEqual(due.slice(1))
    expect(await remind(assignee)).toEqual({ count: 0 })
  })

  test('and so is what asked to complete it', async () => {
    const circle = await aGoalCircle()
    const goal = await aGoalIn(circle)
    await setOwnStatus(circle.assignee, { id: goal.id, status: 'Completed' })
    expect(await unreadOf(circle.creator)).toHaveLength(1)
    await setGoalStatus(circle.creator, { ...goal, status: 'Completed', comment: '' })
    expect(await unreadOf(circle.creator)).toEqual([])
  })
})

describe('nobody is reminded', () => {
  test('of what is checked in, closed or archived', async () => {
    at('2026-11-27T09:00:00Z')
    const admin = await anAdmin()
    const given = { endsOn: '2027-01-31' }
    const [checked, closed, archived] = [
      await aGoal(admin, given),
      await aGoal(admin, given),
      await aGoal(admin, given),
    ]
    await checkIn(admin, checked)
    await setGoalStatus(admin, { ...closed, status: 'Completed', comment: '' })
    await archiveGoal(admin, archived)
    expect(await remind(admin)).toEqual({ count: 0 })
  })

  test('at night, on a weekend, or after they left', async () => {
    at('2026-11-27T09:00:00Z')
    const admin = await anAdmin()
    await aGoal(admin, { endsOn: '2027-01-31', frequency: 'daily' })
    for (const time of ['2026-11-27T04:00:00Z', '2026-11-28T10:00:00Z']) {
      at(time)
      expect(await remind(admin)).toEqual({ count: 0 })
    }
    at('2026-11-27T09:00:00Z')
    await deactivate(admin)
    expect(await remind(admin)).toEqual({ count: 0 })
  })
})

test.each(Object.values(GoalFrequency))('a %s goal reminds on each day on which its rule does', async (frequency) => {
  const admin = await anAdmin()
  at('2026-11-02T12:00:00Z')
  // One ends on each day of a week.
  const goals = []
  for (let later = 0; later < 7; later += 1) {
    const dates = { startsOn: '2026-11-01', endsOn: addDays('2026-11-30', later) }
    goals.push({ ...(await aGoal(admin, { frequency, ...dates })), ...dates })
  }
  const days = Array.from({ length: 70 }, (_, index) => addDays('2026-11-02', index)).filter(isWorkingDay)
  for (const day of days) {
    at(`${day}T09:00:00Z`)
    await remind(admin)
  }
  for (const { id, ...dates } of goals) {
    const wanted = days.filter((day) => goalReminderOn({ frequency, ...dates, checkedInOn: null }, day) !== null)
    const told = await db.notification.findMany({ where: { key: { startsWith: `goal.reminded:${id}:` } } })
    expect(told.map(({ key }) => key.slice(-10)).toSorted()).toEqual(wanted)
  }
})

describe('the runs of the system', () => {
  test('remind everybody whose morning it is, and nobody where goals are switched off', async () => {
    at('2026-11-27T09:00:00Z')
    const [admin, without] = [await anAdmin(), await anAdmin()]
    for (const actor of [admin, without]) await aGoal(actor, { endsOn: '2027-01-31' })
    await switchFeature(without, { feature: 'Goals', isOn: false })
    for (const _run of [1, 2]) await sendDueMornings(new Date('2026-11-27T09:00:00Z'))
    expect(await toldTo(admin, 'goal.reminded')).toHaveLength(1)
    expect(await toldTo(without, 'goal.reminded')).toEqual([])
  })

  test('delay what has passed its end where its workspace is, once goals are on', async () => {
    const admin = await anAdmin()
    const [over, on] = [await aGoal(admin), await aGoal(admin)]
    await db.workspace.update({ where: { id: admin.workspaceId }, data: { timeZone: 'Pacific/Auckland' } })
    const dates = { startsOn: dateOf('2026-03-01') }
    await db.goal.update({ where: { id: over.id }, data: { ...dates, endsOn: dateOf('2026-04-05') } })
    await db.goal.update({ where: { id: on.id }, data: { ...dates, endsOn: dateOf('2026-04-06') } })
    // Auckland has put its clock back; there it is the sixth.
    const run = () => delayOverdueGoals(new Date('2026-04-05T12:30:00Z'))
    await switchFeature(admin, { feature: 'Goals', isOn: false })
    await run()
    expect((await goalNow(over)).status).toBe('OnTrack')
    await switchFeature(admin, { feature: 'Goals', isOn: true })
    await run()
    expect([(await goalNow(over)).status, (await goalNow(on)).status]).toEqual(['Delayed', 'OnTrack'])
  })
})
