import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { reachOf } from '@/.dependency-cruiser.mjs'
import { searchKinds } from '@/components/shell/navigation'
import { nouns } from './support/architecture'
import { gifts, kinds, moduleOf, without } from './support/gifts'
import { filesUnder, read } from './support/project'
import { isConcrete, parseSource } from './support/source'

/** The file in which each gift of a module is a line of one list. One of own data has one for reading and one for erasing. */
const lists = 'lib/account/modules.ts'

const namesIn = (path: string) =>
  parseSource(path)
    .declarations.filter(isConcrete)
    .map(({ name }) => name)

/** The names in the lists of a file, `const searches = [a, b]`, and of the reads put together, `...(await a(person))`. */
const listedIn = (text: string) =>
  [...text.matchAll(/= \[([^\]]*)\]|\.\.\.\(await (\w+)\(/g)].flatMap(
    ([, list = '', read = '']) => `${list} ${read}`.match(/\b[a-z]\w+\b/g) ?? [],
  )

test('each gift of a module is one line of one list', () => {
  expect(gifts.length).toBeGreaterThan(10)
  for (const kind of kinds) {
    const listed = listedIn(read(lists))
    const given = gifts.filter((path) => basename(path, '.ts') === kind).flatMap(namesIn)
    expect(given.length, kind).toBeGreaterThan(0)
    expect(
      given.filter((name) => listed.filter((other) => other === name).length !== 1),
      kind,
    ).toEqual([])
  }
  expect(listedIn('const searches: readonly Search[] = [goalSearch, ...teamSearch]')).toEqual([
    'goalSearch',
    'teamSearch',
  ])
  expect(listedIn('({ ...(await ownGoals(person)), ...rest })')).toEqual(['ownGoals'])
})

/** The tables of each module, by the file of the schema that declares them. */
const tables = filesUnder('prisma/schema').flatMap((path) =>
  [...read(path).matchAll(/^model (\w+) /gm)].map(([, table = '']) => ({ table, owner: basename(path, '.prisma') })),
)

const ownerOf = new Map(tables.map(({ table, owner }) => [table, owner]))

const withTables = nouns.filter((name) => tables.some(({ owner }) => owner === name))

/** `goals: home` for each gift that a module with tables neither makes nor is excused from. */
const missing = (modules: readonly string[]) =>
  kinds.flatMap((kind) => {
    const given = gifts.filter((path) => basename(path, '.ts') === kind).map(moduleOf)
    return modules
      .filter((name) => !given.includes(name) && without[kind]?.[name] === undefined)
      .map((name) => `${name}: ${kind}`)
  })

test('every module with tables gives what the screens of many nouns need, or says why not', () => {
  expect(withTables.length).toBeGreaterThan(8)
  expect(missing(withTables)).toEqual([])
  expect(missing(['polls'])).toEqual(kinds.map((kind) => `polls: ${kind}`))
})

test('no module is excused from what it gives', () => {
  const isIdle = (kind: string, name: string) =>
    !withTables.includes(name) || gifts.some((path) => path === `lib/${name}/${kind}.ts`)
  const excused = Object.entries(without).flatMap(([kind, names]) => Object.keys(names).map((name) => [kind, name]))
  expect(excused.filter(([kind = '', name = '']) => isIdle(kind, name))).toEqual([])
})

/** Whoever asks is one of these, so every module reads them. */
const everybodys = ['User', 'Member', 'Workspace']

/** The tables a file names in SQL or through the client that its module may not import from. */
function tablesAbove(path: string, text = read(path)) {
  const sql = [...text.matchAll(/"([A-Z]\w+)"/g)].map(([, name = '']) => name)
  const client = [...text.matchAll(/\b(?:db|tx)\s*\.([a-z]\w+)/g)].map(
    ([, name = '']) => name.charAt(0).toUpperCase() + name.slice(1),
  )
  const reach = reachOf(moduleOf(path))
  const named = [...new Set([...sql, ...client])].filter((name) => ownerOf.has(name) && !everybodys.includes(name))
  return named.filter((name) => !reach.includes(ownerOf.get(name) ?? ''))
}

/** Tables of modules above that a file names all the same, each for a reason. */
const permitted: Record<string, string> = {
  // Every request begins by finding out who asks, in one statement.
  'lib/access/actor.ts': 'Integration TeamMember UserSession',
  'lib/access/two-step.ts': 'SecondFactor',
  // And every screen shows what stands around it, in one more.
  'lib/access/frame.ts': 'Notification Plan',
  'lib/access/workspace/subscription.ts': 'Subscription Plan',
  'lib/access/invitee.ts': 'Invitation',
  'lib/access/reviewer.ts': 'ExternalReviewer',
  // A plan limits what is counted here, in one statement.
  'lib/billing/queries.ts': 'Invitation',
  // People are listed, found and exported with their teams.
  'lib/members/queries.ts': 'Team TeamMember',
  'lib/members/people/queries/get-person.ts': 'TeamMember',
  'lib/members/people/queries/list-people.ts': 'Team TeamMember Invitation',
  'lib/members/export.ts': 'Team TeamMember',
  // Whoever comes back needs no invitation, and a pending one keeps its tags when two of them become one.
  'lib/members/people/commands/reactivate-people.ts': 'Invitation',
  'lib/members/tags/commands/merge-tag.ts': 'InvitationTag SeatRequest',
  // A workspace goes in pieces, those that refer to others first, before the rest goes with its row.
  'lib/workspaces/deletion/commands/purge-workspace.ts': 'Answer Response ReviewAssignee Question',
  'lib/workspaces/steps/remove-workspace.ts': 'ReviewAssignee Review ReviewSeries ReviewRound Template',
  // A pair's page follows its one-on-ones, and a move is noted wherever it is made, in Google, too.
  'lib/meetings/steps/lock-meeting.ts': 'OneOnOne',
  'lib/meetings/steps/noting-moves.ts': 'OneOnOneComment',
  // The first steps of a workspace are done once there is something of each.
  'lib/workspaces/first-steps/queries.ts': 'Invitation Team Review Goal Meeting',
}

test('no module names a table of a module above it', () => {
  const files = filesUnder('lib').filter((path) => path.endsWith('.ts') && moduleOf(path) !== 'shared')
  const found = files.map((path) => [path, tablesAbove(path)] as const).filter(([, names]) => names.length > 0)
  const sorted = Object.entries(permitted).map(([path, names]) => [path, names.split(' ').toSorted()])
  expect(Object.fromEntries(found.map(([path, names]) => [path, names.toSorted()]))).toEqual(Object.fromEntries(sorted))
  expect(tablesAbove('lib/members/rules.ts', 'await db.review.count()')).toEqual(['Review'])
  expect(tablesAbove('lib/members/rules.ts', 'SELECT FROM "Answer"')).toEqual(['Answer'])
  expect(tablesAbove('lib/reviews/rules.ts', 'SELECT FROM "Team" JOIN "Member"')).toEqual([])
})

test('the palette has a look for every kind that is found', () => {
  const looks = searchKinds.map(({ kind }): string => kind)
  const found = gifts
    .filter((path) => path.endsWith('/search.ts'))
    .flatMap((path) => [...read(path).matchAll(/kind: '([\w-]+)'/g)].map(([, kind = '']) => kind))
  expect(found.length).toBeGreaterThan(4)
  expect(found.filter((kind) => !looks.includes(kind))).toEqual([])
})

const verbsIn = (paths: readonly string[]) =>
  paths.flatMap((path) => [...read(path).matchAll(/(?<=verb: .*)'([^']+)'/g)].map(([, verb = '']) => verb))

/** Nudges are no to-dos of Home. */
const nudges = ['Open', 'Schedule']

test.each(['reviews', 'goals', 'follow-ups', 'one-on-ones'])('the morning mail has the verbs of Home: %s', (name) => {
  const reminding = filesUnder(`lib/${name}`).filter((path) => /digest\.ts$|\/remind-of-[a-z-]+\.ts$/.test(path))
  const mailed = verbsIn(reminding).filter((verb) => !nudges.includes(verb))
  expect(mailed.length).toBeGreaterThan(0)
  expect(mailed.filter((verb) => !verbsIn([`lib/${name}/home.ts`]).includes(verb))).toEqual([])
})
