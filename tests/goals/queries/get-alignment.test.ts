import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { getAlignment, getWholeAlignment, type AlignedGoal } from '@/lib/goals/queries/get-alignment'
import { listChildren } from '@/lib/goals/queries/list-children'
import { listGoals } from '@/lib/goals/queries/list-goals'
import { alignmentSchema, goalListSchema } from '@/lib/goals/schema'
import { aGoal, aGoalCircle, someGoals } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'

const organization = { type: 'Organization' } as const

const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)

/** A goal with what is loaded under it, in words; results in brackets. */
const wordsOf = ({ title, isFound, below }: AlignedGoal): string => {
  const name = isFound ? `[${title}]` : title
  return below?.length ? `${name} > (${below.map(wordsOf).join(', ')})` : name
}

const found = async (actor: Actor, search: string) =>
  (await getAlignment(actor, alignmentSchema.parse({ search }))).rows.map(wordsOf)

test('goals by title count numbers as numbers, in the tree, under a goal and in the list', async () => {
  const admin = await anAdmin()
  const titles = ['Objective 1', 'Objective 2', 'Objective 10', 'Zebra'].toReversed()
  const tops = []
  for (const title of ['élan', ...titles]) tops.push(await aGoal(admin, { ...organization, title }))
  for (const title of titles) await aGoal(admin, { title: `${title} below`, parent: tops[0] })
  const inOrder = titles.toReversed()
  expect(titlesOf((await getAlignment(admin, alignmentSchema.parse({}))).rows)).toEqual(['élan', ...inOrder])
  expect(titlesOf((await listChildren(admin, tops[0]?.id ?? '')).rows)).toEqual(
    inOrder.map((title) => `${title} below`),
  )
  const list = await listGoals(admin, goalListSchema.parse({ sort: 'title', tab: 'organization' }))
  expect(titlesOf(list.rows)).toEqual(['élan', ...inOrder])
})

test('the list by title goes on after a number from page to page', async () => {
  const admin = await anAdmin()
  for (let number = 1; number <= 20; number += 1) await someGoals(admin, 1, { title: `Objective ${number}` })
  const filter = goalListSchema.parse({ sort: 'title' })
  const first = await listGoals(admin, filter)
  const second = await listGoals(admin, { ...filter, after: first.next ?? undefined })
  expect(titlesOf([...first.rows, ...second.rows])).toEqual(
    Array.from({ length: 20 }, (_, index) => `Objective ${index + 1}`),
  )
})

test('a search shows each result under the goals above it, and nothing else', async () => {
  const { admin } = await aGoalCircle()
  const top = await aGoal(admin, { ...organization, title: 'Whole' })
  const middle = await aGoal(admin, { title: 'Middle', parent: top })
  for (const title of ['ÉCOLE one', 'Other']) await aGoal(admin, { title, parent: middle })
  const result = await aGoal(admin, { title: 'École two', parent: top })
  await aGoal(admin, { title: 'Under a result', parent: result })
  await aGoal(admin, { title: 'École of nobody' })
  expect(await found(admin, 'école')).toEqual(['Whole > ([École two], Middle > ([ÉCOLE one]))'])
  expect(await found(admin, 'whole')).toEqual(['[Whole]'])
  expect(await found(admin, 'of nobody')).toEqual([])
})

test('a search finds what its reader may see, and shows it at the top where what lies above is hidden', async () => {
  const { admin, colleague } = await aGoalCircle()
  const hidden = await aGoal(admin, { ...organization, title: 'Hidden top', visibility: 'PRIVATE' })
  const middle = await aGoal(admin, { ...organization, title: 'Open middle', parent: hidden })
  await aGoal(admin, { title: 'Open leaf', parent: middle })
  await aGoal(admin, { title: 'Hidden leaf', parent: middle, visibility: 'PRIVATE' })
  expect(await found(colleague, 'leaf')).toEqual(['Open middle > ([Open leaf])'])
  expect(await found(colleague, 'hidden')).toEqual([])
  expect(await found(admin, 'hidden')).toEqual(['[Hidden top] > (Open middle > ([Hidden leaf]))'])
  expect(await found(await anAdmin(), 'leaf')).toEqual([])
})

test('more results than fit are listed page by page, each once', async () => {
  const admin = await anAdmin()
  const top = await aGoal(admin, { ...organization, title: 'Top' })
  await someGoals(admin, 101, { parent: top, title: 'Clinic' })
  const first = await getAlignment(admin, alignmentSchema.parse({ search: 'clinic' }))
  const second = await getAlignment(admin, { search: 'clinic', after: first.next ?? undefined })
  const below = [first, second].map(({ rows }) => rows[0]?.below ?? [])
  expect(below.map((rows) => rows.length)).toEqual([100, 1])
  expect(new Set(below.flat().map(({ id }) => id)).size).toBe(101)
  expect(second.next).toBeNull()
})

test('the whole tree has every level, as far as its reader sees it', async () => {
  const { admin, colleague } = await aGoalCircle()
  const top = await aGoal(admin, { ...organization, title: 'Top' })
  const middle = await aGoal(admin, { title: 'Middle', parent: top })
  const lower = await aGoal(admin, { title: 'Lower', parent: middle })
  await aGoal(admin, { title: 'Open', parent: lower })
  await aGoal(admin, { title: 'Private', parent: lower, visibility: 'PRIVATE' })
  const whole = async (actor: Actor) => (await getWholeAlignment(actor, {})).rows.map(wordsOf)
  expect(await whole(admin)).toEqual(['[Top] > ([Middle] > ([Lower] > ([Open], [Private])))'])
  expect(await whole(colleague)).toEqual(['[Top] > ([Middle] > ([Lower] > ([Open])))'])
  expect(await whole(await anAdmin())).toEqual([])
})

test('a branch that does not fit into the whole tree loads when it opens', async () => {
  const admin = await anAdmin()
  const top = await aGoal(admin, { ...organization, title: 'Top' })
  const parents = [await aGoal(admin, { title: 'A', parent: top }), await aGoal(admin, { title: 'B', parent: top })]
  for (const parent of parents) await someGoals(admin, 1_200, { parent })
  const [tree] = (await getWholeAlignment(admin, {})).rows
  const loaded = tree?.below?.map(({ below }) => below?.length)
  expect(loaded?.toSorted()).toEqual([1_200, undefined])
})
