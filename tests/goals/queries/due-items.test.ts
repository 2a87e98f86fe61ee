import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { sendMorningDigest } from '@/lib/account/morning/commands/send-morning-digest'
import { sendDueMornings } from '@/lib/account/morning/jobs'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { tickItem } from '@/lib/goals/commands/tick-item'
import { goalsHome } from '@/lib/goals/home'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { read } from '@/lib/platform/reading'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { aGoal, aGoalCircle, anItem, goalNow } from '@/tests/factories/goals'
import { toldTo } from '@/tests/factories/respondents'

afterEach(() => setClock())

const at = (time: string) => setClock(() => new Date(time))

const remind = ({ workspaceId, memberId }: Actor) => sendMorningDigest(systemActor(workspaceId), { memberId })

const itemsAtHome = async (actor: Actor) =>
  (await read(goalsHome(actor))).rows.flatMap(({ kind, title }) => (kind === 'goal.item' ? title : []))

/** A goal of an Admin with items for a colleague, by title and day; it asks for no check-in. */
async function aGoalWithItems(days: Record<string, string>) {
  at('2026-11-16T12:00:00Z')
  const circle = await aGoalCircle()
  const { admin, colleague } = circle
  const items = Object.entries(days).map(([title, dueOn]) => ({ ...anItem(title, colleague), dueOn }))
  const goal = await aGoal(admin, { title: 'Hire', items, frequency: 'halfyearly', endsOn: '2027-06-30' })
  return { ...circle, goal }
}

test('Home lists the open items of their owner that are overdue or due within a week', async () => {
  const { admin, colleague, goal } = await aGoalWithItems({
    Week: '2026-11-23',
    Late: '2026-11-13',
    Later: '2026-11-24',
    Today: '2026-11-16',
  })
  expect(await itemsAtHome(colleague)).toEqual(['Late', 'Today', 'Week'])
  expect(await itemsAtHome(admin)).toEqual([])
  const [late] = (await read(goalsHome(colleague))).rows
  expect(late).toMatchObject({
    title: 'Late',
    text: 'Action item of “Hire”',
    verb: 'Finish',
    href: `/goals/${goal.id}/detail#${late?.id}`,
  })
  await tickItem(colleague, { id: goal.id, itemId: late?.id ?? '', isDone: true })
  expect(await itemsAtHome(colleague)).toEqual(['Today', 'Week'])
})

test.each([
  ['archived', archiveGoal],
  [
    'abandoned',
    async (admin: Actor, goal: { id: string }) =>
      setGoalStatus(admin, { ...(await goalNow(goal)), status: 'Abandoned', comment: 'No budget.' }),
  ],
])('the items of a goal that is %s are due no more', async (_how, close) => {
  const { admin, colleague, goal } = await aGoalWithItems({ Today: '2026-11-17' })
  await close(admin, goal)
  expect(await itemsAtHome(colleague)).toEqual([])
  at('2026-11-17T09:00:00Z')
  expect(await remind(colleague)).toEqual({ count: 0 })
})

test('the owner of an item is reminded in the morning of its day, once, and of a weekend on Friday', async () => {
  const { admin, colleague } = await aGoalWithItems({
    Friday: '2026-11-20',
    Sunday: '2026-11-22',
    Monday: '2026-11-23',
  })
  const told = async () => (await toldTo(colleague, 'goal.item-due')).toSorted()
  at('2026-11-19T09:00:00Z')
  expect(await remind(colleague)).toEqual({ count: 0 })
  at('2026-11-20T09:00:00Z')
  for (const count of [2, 0]) expect(await remind(colleague)).toEqual({ count })
  expect(await told()).toEqual(['Due on Sunday: Sunday (from “Hire”)', 'Due today: Friday (from “Hire”)'])
  expect(await toldTo(admin, 'goal.item-due')).toEqual([])
  at('2026-11-23T09:00:00Z')
  expect(await remind(colleague)).toEqual({ count: 1 })
})

test('the morning finds owners of due items, and none where goals are switched off', async () => {
  const [{ colleague }, off] = [
    await aGoalWithItems({ Today: '2026-11-17' }),
    await aGoalWithItems({ Today: '2026-11-17' }),
  ]
  await switchFeature(off.admin, { feature: 'Goals', isOn: false })
  at('2026-11-17T09:00:00Z')
  await sendDueMornings(new Date('2026-11-17T09:00:00Z'))
  expect(await toldTo(colleague, 'goal.item-due')).toHaveLength(1)
  expect(await toldTo(off.colleague, 'goal.item-due')).toEqual([])
})

test('ticking an item off reads what reminded its owner of it', async () => {
  const { admin, colleague, goal } = await aGoalWithItems({ Today: '2026-11-17' })
  at('2026-11-17T09:00:00Z')
  await remind(colleague)
  const unread = { memberId: colleague.memberId, key: { startsWith: 'goal.item-due' }, readAt: null }
  expect(await db.notification.count({ where: unread })).toBe(1)
  await tickItem(admin, { id: goal.id, itemId: goal.items[0]?.id ?? '', isDone: true })
  expect(await db.notification.count({ where: unread })).toBe(0)
})
