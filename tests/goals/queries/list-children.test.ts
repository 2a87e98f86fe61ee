import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { getAlignment, listChildren } from '@/lib/goals/queries/list-children'
import { aGoal, aGoalCircle, someGoals } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

const organization = { type: 'Organization' } as const

/** The tree as somebody sees it, in words: each top with what lies right under it. */
const treeOf = async (actor: Actor) =>
  (await getAlignment(actor, {})).rows.map(({ title, below = [] }) =>
    [title, ...below.map((child) => child.title)].join(' > '),
  )

test('shows the tops with the goals right under them, the organization first', async () => {
  const { admin } = await aGoalCircle()
  await aGoal(admin, { title: 'Alone' })
  const top = await aGoal(admin, { title: 'Team top' })
  await aGoal(admin, { title: 'Under it', parent: top })
  const first = await aGoal(admin, { ...organization, title: 'Whole' })
  for (const title of ['B', 'A']) await aGoal(admin, { title, parent: first })
  expect(await treeOf(admin)).toEqual(['Whole > A > B', 'Team top > Under it'])
})

test('puts a goal at the top where its parent is hidden or archived', async () => {
  const { admin, colleague } = await aGoalCircle()
  const hidden = await aGoal(admin, { ...organization, title: 'Hidden', visibility: 'PRIVATE' })
  const middle = await aGoal(admin, { ...organization, title: 'Middle', parent: hidden })
  await aGoal(admin, { title: 'Leaf', parent: middle })
  expect(await treeOf(admin)).toEqual(['Hidden > Middle'])
  expect(await treeOf(colleague)).toEqual(['Middle > Leaf'])
  await archiveGoal(admin, hidden)
  expect(await treeOf(admin)).toEqual(['Middle > Leaf'])
})

test('a branch whose goals are not all loaded loads them when it opens', async () => {
  const admin = await anAdmin()
  const [first, second] = [await aGoal(admin, { title: 'A' }), await aGoal(admin, { title: 'B' })]
  await someGoals(admin, 400, { title: 'One', parent: first })
  await someGoals(admin, 1, { title: 'Two', parent: second })
  const loaded = async () => (await getAlignment(admin, {})).rows.map(({ below }) => below?.length)
  expect(await loaded()).toEqual([400, undefined])
  await someGoals(admin, 1, { title: 'Three', parent: first })
  expect(await loaded()).toEqual([undefined, undefined])
})

test('the tops and the goals under one are listed page by page, each once', async () => {
  const admin = await anAdmin()
  const top = await aGoal(admin, { ...organization, title: 'Top' })
  await someGoals(admin, 101, organization)
  await someGoals(admin, 201, { parent: top })
  const tops = await getAlignment(admin, {})
  const lastTops = await getAlignment(admin, { after: tops.next ?? undefined })
  const children = await listChildren(admin, top.id)
  const lastChildren = await listChildren(admin, top.id, children.next ?? undefined)
  for (const [page, later, count] of [
    [tops, lastTops, 102],
    [children, lastChildren, 201],
  ] as const) {
    expect([page.rows.length, later.next]).toEqual([count === 102 ? 100 : 200, null])
    expect(new Set([...page.rows, ...later.rows].map(({ id }) => id)).size).toBe(count)
  }
  expect(await getAlignment(await anAdmin(), { after: top.id })).toEqual({ rows: [], next: null })
})

test('says how many goals lie under each and why it is at risk, as far as the viewer sees them', async () => {
  const { admin, assignee, colleague } = await aGoalCircle()
  const top = await aGoal(admin, organization)
  const child = await aGoal(admin, { parent: top, title: 'Open' })
  for (const visibility of ['WORKSPACE', 'PRIVATE'] as const)
    await aGoal(admin, { parent: child, assignees: [assignee], visibility })
  await setGoalStatus(admin, { ...child, status: 'AtRisk', comment: 'Two people left.' })
  const shown = async (actor: Actor) =>
    (await listChildren(actor, top.id)).rows.map(({ childCount, why }) => [childCount, why])
  expect(await shown(admin)).toEqual([[2, 'Two people left.']])
  expect(await shown(colleague)).toEqual([[1, 'Two people left.']])
})

test('does not open a goal the viewer cannot see', async () => {
  const { admin, colleague } = await aGoalCircle()
  const hidden = await aGoal(admin, { ...organization, visibility: 'PRIVATE' })
  await aGoal(admin, { parent: hidden })
  for (const actor of [colleague, await anAdmin()]) await expectRefused(listChildren(actor, hidden.id), 'not-found')
})
