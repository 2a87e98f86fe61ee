import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { levels } from './support/architecture'
import { filesUnder, read } from './support/project'
import { isConcrete, parseSource } from './support/source'

/** Where what the modules give under each name is composed. A gift may be more than one list. */
const composers: Record<string, string[]> = {
  home: ['lib/dashboard/queries.ts'],
  search: ['lib/dashboard/finding/queries.ts'],
  export: ['lib/account/exports/queries/read-tables.ts'],
  'own-data': ['lib/account/queries/get-own-data.ts', 'lib/account/steps/forget-person.ts'],
  'hand-over': ['lib/account/queries/list-holdings.ts'],
}

const gifts = filesUnder('lib').filter(
  (path) => !path.startsWith('lib/access/') && basename(path, '.ts') in composers && path.split('/').length === 3,
)

const namesIn = (path: string) =>
  parseSource(path)
    .declarations.filter(isConcrete)
    .map(({ name }) => name)

const isComposed = (path: string) => {
  const texts = (composers[basename(path, '.ts')] ?? []).map(read)
  const lists = texts.map((text) => text.replace(/^import .*$/gm, ''))
  return namesIn(path).every((name) => lists.some((text) => RegExp(`\\b${name}\\b`).test(text)))
}

test('what a module gives is in the list of those who compose it', () => {
  expect(gifts.length).toBeGreaterThan(10)
  expect(gifts.filter((path) => !isComposed(path))).toEqual([])
})

const modelFiles = filesUnder('prisma/schema').map((path) => ({ module: basename(path, '.prisma'), text: read(path) }))

/** The module of each table, by the file of the schema that declares it. */
const moduleOf = new Map(
  modelFiles.flatMap(({ module, text }) =>
    [...text.matchAll(/^model (\w+) /gm)].map(([, model = '']): [string, string] => [model, module]),
  ),
)

/** What shows many nouns, and the modules that have to give something to it. */
const mustGive: Record<string, readonly string[]> = {
  search: ['members', 'teams', 'reviews', 'templates', 'workspaces'],
  export: ['audit', 'members', 'teams', 'invitations', 'reviews', 'templates'],
  'own-data': ['activity', 'invitations', 'members', 'notifications', 'reviews', 'teams', 'templates'],
  home: ['reviews'],
  'hand-over': ['reviews'],
}

/** Modules whose nouns are no matter of one of these screens, each with the reason. */
const gives = (gift: string) => gifts.filter((path) => basename(path, '.ts') === gift).map((path) => path.split('/')[1])

test('every module that has nouns of its own gives what the screens of many nouns need', () => {
  for (const [gift, modules] of Object.entries(mustGive)) {
    expect(gives(gift).toSorted(), gift).toEqual([...modules].toSorted())
  }
  const nouns = levels[5]?.filter((name) => modelFiles.some(({ module }) => module === name)) ?? []
  expect(nouns.length).toBeGreaterThan(1)
  for (const gift of ['search', 'export', 'own-data']) {
    expect(
      nouns.filter((name) => !gives(gift).includes(name)),
      gift,
    ).toEqual([])
  }
})

const levelOf = (module: string) => levels.findIndex((names) => names.includes(module))

/** Tables a file names, in SQL or through the client, that belong to a module above its own. */
function tablesAbove(path: string, text = read(path)) {
  const level = levelOf(path.split('/')[1] ?? '')
  const sql = [...text.matchAll(/"([A-Z]\w+)"/g)].map(([, name = '']) => name)
  const client = [...text.matchAll(/\b(?:db|tx)\.([a-z]\w+)\.\w+\(/g)].map(
    ([, name = '']) => name.charAt(0).toUpperCase() + name.slice(1),
  )
  return [...new Set([...sql, ...client])].filter((name) => levelOf(moduleOf.get(name) ?? 'shared') > level)
}

/** Tables of modules above that a file may name, each with its reason. */
const permitted: Record<string, string> = {
  // Every request begins here, so what it asks is one statement.
  'lib/access':
    'Member User Workspace Subscription Plan TeamMember UserSession ExternalReviewer Invitation ReviewAssignee',
  // Seats and the plan are counted where they are limited, in one statement.
  'lib/billing': 'Member User Workspace Invitation Template',
  // Who a line is about, and who is told, is read with it.
  'lib/activity': 'Member User Team',
  'lib/audit': 'Member User',
  'lib/notifications': 'Member User Workspace ExternalReviewer Invitation',
  // A workspace goes in pieces, those that refer to others first, before the rest goes with its row.
  'lib/workspaces/deletion/commands/purge-workspace.ts': 'Answer Response ReviewAssignee Question',
  'lib/workspaces/steps/remove-workspace.ts': 'ReviewAssignee Review ReviewSeries ReviewRound Template',
  // Whether the last of the first steps is done.
  'lib/workspaces/first-steps/queries.ts': 'Review',
}

const mayName = (path: string, table: string) =>
  Object.entries(permitted).some(([place, tables]) => path.startsWith(place) && tables.split(' ').includes(table))

test('no module names a table of a module above it', () => {
  const files = filesUnder('lib').filter((path) => path.endsWith('.ts') && !path.startsWith('lib/platform/'))
  const found = files.flatMap((path) => tablesAbove(path).map((table) => [path, table] as const))
  expect(found.filter(([path, table]) => !mayName(path, table)).map((pair) => pair.join(': '))).toEqual([])
  expect(tablesAbove('lib/members/x.ts', 'await db.review.count()')).toEqual(['Review'])
  expect(tablesAbove('lib/members/x.ts', 'SELECT FROM "Answer"')).toEqual(['Answer'])
  expect(tablesAbove('lib/reviews/x.ts', 'SELECT FROM "Member"')).toEqual([])
})
