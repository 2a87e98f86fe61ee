import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { delayGoal } from '@/lib/goals/commands/delay-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { getAlignment } from '@/lib/goals/queries/get-alignment'
import { listChildren } from '@/lib/goals/queries/list-children'
import { alignmentSchema } from '@/lib/goals/schema'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { dayIn } from '@/lib/shared/dates'
import { aGoal, aGoalCircle, someGoals } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const organization = { type: 'Organization' } as const

const everything = alignmentSchema.parse({})

/** The tree as somebody sees it, in words: each top with what lies right under it. */
const treeOf = async (actor: Actor) =>
  (await getAlignment(actor, everything)).rows.map(({ title, below = [] }) =>
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

test('says whose each goal is: the team, or the first assignee', async () => {
  const { admin, creator, team, assignee } = await aGoalCircle()
  const top = await aGoal(admin, { ...organization, title: 'Whole' })
  await aGoal(creator, { type: 'Team', title: 'A', team, parent: top })
  await aGoal(admin, { title: 'B', assignees: [assignee], parent: top })
  const name = `${assignee.firstName} ${assignee.lastName}`
  expect((await listChildren(admin, top.id)).rows.map(({ owner }) => owner)).toEqual([team.name, name])
  expect((await getAlignment(admin, everything)).rows.map(({ owner }) => owner)).toEqual([null])
})

test('a branch whose goals are not all loaded loads them when it opens', async () => {
  const admin = await anAdmin()
  const [first, second] = [await aGoal(admin, { title: 'A' }), await aGoal(admin, { title: 'B' })]
  await someGoals(admin, 400, { title: 'One', parent: first })
  await someGoals(admin, 1, { title: 'Two', parent: second })
  const loaded = async () => (await getAlignment(admin, everything)).rows.map(({ below }) => below?.length)
  expect(await loaded()).toEqual([400, undefined])
  await someGoals(admin, 1, { title: 'Three', parent: first })
  expect(await loaded()).toEqual([undefined, undefined])
})

test('the tops and the goals under one are listed page by page, each once', async () => {
  const admin = await anAdmin()
  const top = await aGoal(admin, { ...organization, title: 'Top' })
  await someGoals(admin, 101, organization)
  await someGoals(admin, 201, { parent: top })
  const tops = await getAlignment(admin, everything)
  const lastTops = await getAlignment(admin, { ...everything, after: tops.next ?? undefined })
  const children = await listChildren(admin, top.id)
  const lastChildren = await listChildren(admin, top.id, children.next ?? undefined)
  for (const [page, later, count] of [
    [tops, lastTops, 102],
    [children, lastChildren, 201],
  ] as const) {
    expect([page.rows.length, later.next]).toEqual([count === 102 ? 100 : 200, null])
    expect(new Set([...page.rows, ...later.rows].map(({ id }) => id)).size).toBe(count)
  }
  expect(await getAlignment(await anAdmin(), { ...everything, after: top.id })).toEqual({ rows: [], next: null })
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

test('says that the end has passed where that is why, and not what was said of an earlier delay', async () => {
  const { admin } = await aGoalCircle()
  const top = await aGoal(admin, organization)
  const child = await aGoal(admin, { parent: top, startsOn: '2026-01-01', endsOn: dayIn(now(), 'UTC') })
  await setGoalStatus(admin, { ...child, status: 'Delayed', comment: 'Two people left.' })
  await setGoalStatus(admin, { ...child, version: child.version + 1, status: 'OnTrack', comment: 'Hired two.' })
  const why = async () => (await listChildren(admin, top.id)).rows.map((row) => row.why)
  setClock(() => daysFrom(new Date(), 2))
  await delayGoal(systemActor(admin.workspaceId), { id: child.id, today: dayIn(now(), 'UTC') })
  expect(await why()).toEqual(['Its end has passed'])
})

test('does not open a goal the viewer cannot see', async () => {
  const { admin, colleague } = await aGoalCircle()
  const hidden = await aGoal(admin, { ...organization, visibility: 'PRIVATE' })
  await aGoal(admin, { parent: hidden })
  for (const actor of [colleague, await anAdmin()]) await expectRefused(listChildren(actor, hidden.id), 'not-found')
})
