import { basename } from 'node:path'
import { nouns } from './architecture'
import { gifts, moduleOf, without } from './gifts'
import { filesUnder, read } from './project'

/** The nouns people see, by module, in the order of the sidebar. */
export const shownNouns = [
  { name: 'Feedback', module: 'reviews' },
  { name: 'Goals', module: 'goals' },
  { name: 'Follow-ups', module: 'follow-ups' },
  { name: 'One-on-ones', module: 'one-on-ones' },
  { name: 'Applause', module: 'applause' },
  { name: 'Badges', module: 'badges' },
  { name: 'Celebrations', module: 'celebrations' },
  { name: 'Templates', module: 'templates' },
  { name: 'People', module: 'members' },
  { name: 'Invitations', module: 'invitations' },
  { name: 'Teams', module: 'teams' },
]

const profilePages = ['app/(product)/profile/preview/[id]/page.tsx', 'app/(product)/profile/(own)/page.tsx']

/** The modules a file imports these names from. */
export const modulesOf = (text: string, names: readonly string[]) =>
  names.map((name) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@/\\w+/([a-z-]+)/`).exec(text)?.[1] ?? '')

/** The names in a list of a file: `const happenings = [one, two]`. */
export const namesListed = (text: string, list: string) =>
  (new RegExp(`const ${list}\\b[^=]*= \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '').match(/\b[a-z]\w+\b/g) ?? []

const giversOf = (kind: string) => gifts.filter((path) => basename(path, '.ts') === kind).map(moduleOf)

const importersOf = (file: string) =>
  nouns.filter((name) => filesUnder(`lib/${name}`).some((path) => read(path).includes(`'@/lib/${file}'`)))

/** A link leads elsewhere, and the calendar feed is a setting. */
const isPanel = (name: string) => !/Link$|^FeedSection$/.test(name)

/** The modules whose panels these pages draw. */
const panelsDrawn = (paths: readonly string[]) =>
  paths.flatMap((path) =>
    [...read(path).matchAll(/import \{ ([^}]+) \} from '@\/components\/([a-z-]+)\//g)].flatMap(
      ([, names = '', module = '']) => (names.split(', ').some(isPanel) ? [module] : []),
    ),
  )

const accountModules = read('lib/account/modules.ts')

export const ownDataNames = [...accountModules.matchAll(/\.\.\.\(await (\w+)\(/g)].map(([, name = '']) => name)

export const panelsOf = (text: string) => [
  ...new Set([...text.matchAll(/<(\w+Panel)\b/g)].map(([, name = '']) => name)),
]

export const dashboard = read('lib/dashboard/queries.ts')
export const answering = read('app/(product)/feedback/id/[id]/page.tsx')

type Place = { place: string; modules: readonly string[]; reasons: Readonly<Record<string, string>> }

/** Meetings serve both of their nouns. */
const isIn = (modules: readonly string[], module: string) =>
  modules.includes(module) || (['follow-ups', 'one-on-ones'].includes(module) && modules.includes('meetings'))

function given(place: string, kind: string): Place {
  const modules = giversOf(kind)
  const excused = Object.entries(without[kind] ?? {}).filter(([module]) => !isIn(modules, module))
  return { place, modules, reasons: Object.fromEntries(excused) }
}

const noPerson = 'it says nothing of a person'
const aside = { templates: noPerson, teams: noPerson, invitations: noPerson }

/** Where nouns show up, with the modules found there and why others are not. */
const places: readonly Place[] = [
  given('To do on Home', 'home'),
  given('Morning mail', 'digest'),
  given('Palette', 'search'),
  given('Reports', 'report'),
  {
    place: 'Profile',
    modules: panelsDrawn(profilePages),
    reasons: {
      'follow-ups': 'it links to a new one',
      'one-on-ones': 'it links to those of the two, which are for them alone',
      templates: noPerson,
      invitations: 'nobody has a profile before they join',
    },
  },
  {
    place: 'Beside a form',
    modules: modulesOf(answering, panelsOf(answering)),
    reasons: { ...aside, celebrations: 'a birthday is no achievement', members: 'the form names its subject' },
  },
  {
    place: 'Talking points',
    modules: modulesOf(dashboard, namesListed(dashboard, 'happenings')),
    reasons: {
      ...aside,
      'one-on-ones': 'open points and items are on the agenda anyway',
      badges: 'a badge is shown on its owner’s profile',
      celebrations: 'Home congratulates on the day',
      members: 'the two know each other',
    },
  },
  {
    place: 'Activity',
    modules: importersOf('activity/record'),
    reasons: {
      celebrations: 'Home shows them itself',
      templates: 'a shared template is found in its list',
      members: 'an accepted invitation says who joined',
    },
  },
  { place: 'Notifications', modules: importersOf('notifications/tell'), reasons: { templates: 'it waits for nobody' } },
  {
    place: 'Own data',
    modules: modulesOf(accountModules, ownDataNames),
    reasons: {
      invitations: 'the account lists those its owner sent',
      teams: 'the account lists those its owner is in',
    },
  },
  given('Workspace export', 'export'),
  given('Hand-over', 'hand-over'),
]

const cells = shownNouns.map(({ name, module }) => [
  name,
  ...places.map(({ modules }) => (isIn(modules, module) ? 'yes' : '–')),
])

function tableOf(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** Nouns missing from a place without a reason, and reasons that are no longer needed. */
export const unexplained = places.flatMap(({ place, modules, reasons }) =>
  shownNouns.filter(({ module }) => isIn(modules, module) === module in reasons).map(({ name }) => `${place}: ${name}`),
)

/** Modules that the palette finds, and that are no noun here. */
export const unlisted = giversOf('search').filter(
  (name) => name !== 'workspaces' && shownNouns.every(({ module }) => module !== name),
)

const reasonsOf = ({ place, modules, reasons }: Place) => {
  const lines = shownNouns.flatMap(({ name, module }) =>
    isIn(modules, module) ? [] : [`- **${name}**: ${reasons[module] ?? ''}`],
  )
  return lines.length === 0 ? [] : [`### ${place}`, lines.join('\n')]
}

export const nounPage = `${[
  '# Nouns and places',
  'Where each noun shows up, as the code says. `npx vitest run tests/structure/noun-places.test.ts -u` writes this page.',
  tableOf([['', ...places.map(({ place }) => place)], ...cells]),
  '## Why not',
  ...places.flatMap(reasonsOf),
].join('\n\n')}\n`
