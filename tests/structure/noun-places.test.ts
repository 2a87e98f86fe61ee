import { expect, test } from 'vitest'
import { searchKinds } from '@/components/shell/navigation'
import { around, together } from '@/components/shell/public/features/features'
import { activityCategories } from '@/lib/activity/rules'
import { auditKinds } from '@/lib/audit/rules'
import { sections } from '@/lib/help/rules/sections'
import { notificationKinds } from '@/lib/notifications/rules/notification-kinds'
import { features } from '@/lib/workspaces/features/rules'
import * as here from './support/noun-places'
import { read } from './support/project'

const { shownNouns, modulesOf, namesListed, panelsOf } = here

test('docs/nouns.md says where each noun is in the code', async () => {
  await expect(here.nounPage).toMatchFileSnapshot('../../docs/nouns.md')
})

test('each noun the palette finds is in every place, or says why not', () => {
  expect([here.unexplained, here.unlisted]).toEqual([[], []])
})

/** By the first noun in a label: "Comments on goals" is of goals. */
const rankOf = (label: string) => shownNouns.findIndex(({ name }) => label.toLowerCase().includes(name.toLowerCase()))

const isInOrder = (ranks: readonly number[]) => {
  const known = ranks.filter((rank) => rank !== -1)
  return known.length > 1 && known.every((rank, index) => rank >= (known[index - 1] ?? 0))
}

const navigation = read('components/shell/navigation.ts')
const modules = read('lib/account/modules.ts')
const labelsIn = (text: string, label: RegExp) => [...text.matchAll(label)].map(([, name = '']) => name)

const lists: readonly (readonly [place: string, labels: readonly string[]])[] = [
  ['sidebar', labelsIn(navigation, /sidebar: \{ label: '([^']+)'/g)],
  ['palette', searchKinds.map(({ group }) => group)],
  ['activity', activityCategories.map(({ label }) => label)],
  ['notification settings', notificationKinds.map(({ name }) => name)],
  ['audit log', auditKinds.map(({ label }) => label)],
  ['feature switches', features.map(({ label }) => label)],
  ['abilities', labelsIn(modules, /\{ name: '([^']+)'/g)],
  ['help', sections.map(({ title }) => title)],
  ['public features', [...together, ...around].map(({ name }) => name)],
]

test.each(lists)('the %s is in the order of the sidebar', (_, labels) => {
  expect(isInOrder(labels.map(rankOf)), labels.join(', ')).toBe(true)
})

/** No nouns of the table. The specification calls the screen of applause Applaud, and Meetings are two nouns together. */
const besides = [
  ['Home', 'To do', 'Applaud', 'Meetings', 'Reports', 'Results', 'Nudges', 'Anonymity', 'Home and reminders'],
  ['External reviewers', 'AI summaries', 'AI drafts', 'Slack and Google Calendar', 'Getting started', 'Help'],
  ['Workspace', 'Workspaces', 'Workspace and plan', 'Plan and payments', 'Your account', 'Platform'],
].flat()

test('every list calls a noun by its name', () => {
  const others = lists.flatMap(([, labels]) => labels.filter((label) => rankOf(label) === -1))
  expect([...new Set(others)].toSorted()).toEqual(besides.toSorted())
  expect(rankOf('Recognition')).toBe(-1)
})

const ownData = here.ownDataNames.filter((name) => name !== 'ownAccount')

test.each([
  ...['homes', 'digests', 'searches', 'reports', 'exportTables', 'handOvers'].map((list) =>
    modulesOf(modules, namesListed(modules, list)),
  ),
  modulesOf(modules, ownData),
  modulesOf(here.dashboard, namesListed(here.dashboard, 'happenings')),
  modulesOf(here.answering, panelsOf(here.answering)),
])('a list is in the order of the sidebar: %s', (...names) => {
  expect(isInOrder(names.map((name) => shownNouns.findIndex(({ module }) => module === name)))).toBe(true)
})

test('another order is refused', () => {
  const orders = [['Goals', 'Feedback'], ['Goals'], ['Feedback', 'Other', 'Goals by you']]
  expect(orders.map((labels) => isInOrder(labels.map(rankOf)))).toEqual([false, false, true])
})
