import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { reachOf } from '@/.dependency-cruiser.mjs'
import { searchKinds } from '@/components/shell/navigation'
import { nouns } from './support/architecture'
import { filesUnder, read } from './support/project'
import { isConcrete, parseSource } from './support/source'

/** The file in which each gift of a module is a line of one list. One of own data has one for reading and one for erasing. */
const lists = 'lib/account/modules.ts'

const kinds = ['home', 'digest', 'search', 'export', 'own-data', 'hand-over']

const moduleOf = (path: string) => path.split('/')[1] ?? ''

const gifts = filesUnder('lib').filter(
  (path) => nouns.includes(moduleOf(path)) && kinds.includes(basename(path, '.ts')) && path.endsWith('.ts'),
)

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

/** The modules with tables that give nothing to one of these screens, each for a reason. */
const without: Record<string, Record<string, string>> = {
  home: {
    account: 'an export is waited for where it was asked for',
    admin: 'a super admin has no Home',
    activity: 'Home shows the feed itself',
    applause: 'thanks ask nothing of anybody',
    audit: 'a log asks nothing of anybody',
    badges: 'a badge asks nothing of anybody',
    billing: 'a plan is nobody’s task',
    celebrations: 'Home shows them itself, and they are nobody’s task',
    integrations: 'an account that stopped working is shown above every screen',
    invitations: 'an invitation waits for somebody who has no Home yet',
    meetings: 'a meeting is shown by what it is about',
    members: 'a person is nobody’s task',
    notifications: 'notifications have a list of their own',
    summaries: 'a summary is drafted on request',
    slack: 'what Slack shows is shown here by what it is about',
    teams: 'a team is nobody’s task',
    templates: 'a template waits for nobody',
    workspaces: 'Home shows the first steps of a workspace itself',
  },
  digest: {
    account: 'a file that is ready is told of by itself',
    admin: 'the platform reminds nobody',
    activity: 'a feed reminds nobody',
    audit: 'a log asks nothing of anybody',
    badges: 'a badge asks nothing of anybody',
    billing: 'the end of a plan has mails of its own',
    celebrations: 'a celebration reminds nobody',
    integrations: 'an account that stopped working has a mail of its own',
    invitations: 'an invitation reminds somebody who is no member yet',
    meetings: 'a meeting is named by what it is about',
    members: 'a person is nobody’s task',
    notifications: 'what was not read has a daily mail of its own',
    summaries: 'a summary is drafted on request',
    slack: 'a message in Slack reminds by itself',
    teams: 'a team is nobody’s task',
    templates: 'a template waits for nobody',
    workspaces: 'the end of a trial has mails of its own',
  },
  search: {
    account: 'an export is fetched in the workspace settings',
    admin: 'the platform has searches of its own',
    activity: 'a line leads to what is found by itself',
    audit: 'the log has a page and filters of its own',
    badges: 'a badge is found on its owner’s profile',
    billing: 'there is one plan, on one page',
    celebrations: 'a celebration is news of a week, and then gone',
    integrations: 'accounts are managed on the profile',
    invitations: 'pending people have a list with a search of its own',
    meetings: 'a meeting is found by what it is about',
    notifications: 'a notification leads to what is found by itself',
    summaries: 'a summary is read where its sources are',
    slack: 'what is in Slack is found in Slack',
  },
  export: {
    integrations: 'tokens are nobody’s to take along',
    badges: 'a badge is its owner’s, who may hide it',
    account: 'an export does not hold exports',
    admin: 'an export is of one workspace',
    activity: 'a feed repeats what the other tables hold',
    celebrations: 'a celebration is computed from what other tables hold',
    billing: 'the plan is between the workspace and the platform',
    meetings: 'what a meeting is about has tables of its own',
    notifications: 'a notification is its member’s own',
    'one-on-ones': 'what two people talk about is for the two alone',
    summaries: 'how much AI somebody used is theirs',
    slack: 'what was said in Slack is in Slack',
    workspaces: 'the file is of one workspace, and named after it',
  },
  'own-data': {
    account: 'the file an Admin asked for is the workspace’s, and gone after a day',
    admin: 'what strangers write on the website belongs to no account',
    audit: 'the log keeps the words in which it was written',
    billing: 'a plan is the workspace’s',
    slack: 'an id of an event is nobody’s',
    workspaces: 'a workspace is not a person’s',
  },
  'hand-over': {
    account: 'a file that nobody is left to fetch expires',
    admin: 'every super admin sees to everything',
    activity: 'a feed needs nobody',
    applause: 'thanks need nobody',
    audit: 'a log needs nobody',
    badges: 'a badge stays with its owner',
    billing: 'any Admin sees to the plan',
    celebrations: 'a celebration goes with its person',
    'follow-ups': 'a series ends with its organizer',
    integrations: 'an account is its owner’s',
    invitations: 'any Admin sees to every invitation',
    meetings: 'a series ends with its organizer',
    members: 'the leaver is the member',
    notifications: 'a notification needs nobody',
    'one-on-ones': 'nobody takes over what two people talked about',
    summaries: 'nobody takes over what somebody used',
    slack: 'a message in Slack needs nobody',
    templates: 'any Admin sees to every template',
    workspaces: 'any Admin sees to the workspace, and the only one cannot leave',
  },
}

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
  'lib/access/actor.ts': 'Integration SecondFactor TeamMember UserSession',
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
  'lib/members/tags/commands/merge-tag.ts': 'InvitationTag',
  // A workspace goes in pieces, those that refer to others first, before the rest goes with its row.
  'lib/workspaces/deletion/commands/purge-workspace.ts': 'Answer Response ReviewAssignee Question',
  'lib/workspaces/steps/remove-workspace.ts': 'ReviewAssignee Review ReviewSeries ReviewRound Template',
  // The first steps of a workspace are done once there is something of each.
  'lib/workspaces/first-steps/queries.ts': 'Invitation Team Review',
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
