import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { modules, nouns } from './support/architecture'
import { filesUnder, foldersIn, read } from './support/project'
import { parseSource } from './support/source'

/** The files of a module, or of a part of one. */
const words = ['schema', 'rules', 'refusals', 'policy', 'queries', 'notices', 'actions', 'jobs']

/** What a module gives to the screens that show many nouns. */
const gifts = ['home', 'digest', 'search', 'report', 'export', 'own-data', 'hand-over']

/** The folders of named files: a word that has become long, and what writes. */
const kinds = ['rules', 'queries', 'notices', 'commands', 'steps']

/** The few files a folder of lib exists to offer beside them. A new line here is a decision of the team. */
const offered: Record<string, string[]> = {
  account: ['all-jobs', 'modules', 'start-product'],
  activity: ['record'],
  audit: ['record'],
  'audit/platform': ['record-act'],
  billing: ['gates', 'plans'],
  'members/sign-in': ['adapter', 'auth-options', 'auth-route'],
  notifications: ['letters', 'outbox', 'tell', 'templates'],
  'templates/defaults': ['catalogue', 'growth', 'joining', 'together'],
}

/** Names that hide a missing noun. */
const vague = /(^|\/)(index|utils?|helpers?|types|constants|service|common|misc)\.tsx?$/

const nounFiles = nouns.filter((name) => foldersIn('lib').includes(name)).flatMap((name) => filesUnder(`lib/${name}`))

/** `lib/module/word.ts`, `lib/module/kind/named.ts`, and the same in a part of the module; a part has no parts. */
function isInShape(path: string) {
  const [, module = '', ...rest] = path.split('/')
  const [file = '', ...folders] = rest.toReversed()
  const name = file.replace(/\.ts$/, '')
  const isNamed = kinds.includes(folders[0] ?? '')
  const parts = (isNamed ? folders.slice(1) : folders).toReversed()
  const isWord = [...words, ...gifts].includes(name)
  const isOffered = (offered[[module, ...parts].join('/')] ?? []).includes(name)
  return parts.length <= 1 && !parts.some((part) => kinds.includes(part)) && (isNamed ? !isWord : isWord || isOffered)
}

test('there are modules to look at', () => {
  expect(nounFiles.length).toBeGreaterThan(5)
})

test('the words of a module stand at the root of it or of a part, and every other file carries its own name', () => {
  expect(nounFiles.filter((path) => !isInShape(path))).toEqual([])
  const violations = [
    'goal-store.ts',
    'service.ts',
    'comments/goal-comments.ts',
    'commands/comments/add-comment.ts',
    'queries/rules.ts',
    'items/comments/schema.ts',
    'items/comments/queries/list-comments.ts',
  ]
  expect(violations.map((file) => `lib/goals/${file}`).filter(isInShape)).toEqual([])
  const shapes = ['rules.ts', 'home.ts', 'queries/list-goals.ts', 'items/schema.ts', 'items/steps/lock-item.ts']
  expect(shapes.map((file) => `lib/goals/${file}`).filter(isInShape)).toHaveLength(shapes.length)
})

const WORD_AT_MOST = 150

const isTooLong = (path: string, text = read(path)) =>
  /\/(rules|queries|notices)\.ts$/.test(path) && text.trimEnd().split('\n').length > WORD_AT_MOST

test('a word that grows long becomes a folder of named files', () => {
  expect(nounFiles.filter((path) => isTooLong(path))).toEqual([])
  expect(isTooLong('lib/goals/rules.ts', 'x\n'.repeat(WORD_AT_MOST + 1))).toBe(true)
})

/** Files of lib with a name that another one has, too. */
function namesakesIn(paths: readonly string[]) {
  const named = paths.filter((path) => ![...words, ...gifts].includes(basename(path, '.ts')))
  return named.filter((path) => named.some((other) => other !== path && basename(other) === basename(path)))
}

/** What two modules offer under the one word for it. */
const sharedNames = ['lib/activity/record.ts', 'lib/audit/record.ts']

test('no two files of lib have one name', () => {
  expect(namesakesIn(filesUnder('lib')).filter((path) => !sharedNames.includes(path))).toEqual([])
  expect(namesakesIn(['lib/goals/queries/list-items.ts', 'lib/reviews/queries/list-items.ts'])).toHaveLength(2)
})

/** Folders inside a module with one file and nothing else. What writes has a folder of its own even then. */
function lonelyIn(paths: readonly string[]) {
  const folders = new Set(paths.map((path) => dirname(path)).filter((folder) => folder.split('/').length > 2))
  const isLonely = (folder: string) => paths.filter((path) => path.startsWith(`${folder}/`)).length === 1
  return [...folders].filter((folder) => !/\/(commands|steps)$/.test(folder) && isLonely(folder))
}

test('no folder holds one file, but for what writes', () => {
  expect(lonelyIn(nounFiles)).toEqual([])
  expect(lonelyIn(['lib/goals/items/schema.ts', 'lib/goals/schema.ts', 'lib/goals/rules.ts'])).toEqual([
    'lib/goals/items',
  ])
})

test('what a folder offers is there, and CONTRIBUTING names it as every other file', () => {
  const files = Object.entries(offered).flatMap(([place, names]) => names.map((name) => `${place}/${name}.ts`))
  expect(files.filter((file) => !nounFiles.includes(`lib/${file}`))).toEqual([])
  const guide = read('CONTRIBUTING.md')
  const told = [...words.map((word) => `${word}.ts`), 'commands/', 'steps/', ...files]
  expect(told.filter((file) => !guide.includes(`\`${file}\``))).toEqual([])
})

test('every folder of lib is a module with a level', () => {
  expect(foldersIn('lib').filter((name) => !modules.includes(name))).toEqual([])
})

test('no file hides what it is', () => {
  const files = ['app', 'components', 'lib', 'emails', 'tests', 'e2e', 'scripts', 'prisma'].flatMap(filesUnder)
  expect(files.filter((path) => vague.test(path))).toEqual([])
  for (const path of ['lib/goals/index.ts', 'lib/shared/utils.ts', 'types.ts', 'components/ui/helpers.tsx']) {
    expect(path).toMatch(vague)
  }
})

const opensWithWords = (text: string) => /^(\/\*\*|\/\/)/.test(text)

test('the schema of a module opens with what the noun is', () => {
  const schemas = nounFiles.filter((path) => /^lib\/[^/]+\/(model\/)?schema\.ts$/.test(path))
  expect(schemas.filter((path) => !opensWithWords(read(path)))).toEqual([])
  expect(opensWithWords("import { z } from 'zod'\n/** A goal. */")).toBe(false)
})

/** Upward paths say nothing of where a file stands; from the root they do, and moving the importing file breaks none. */
const climbs = (text: string) => /from '\.\.\//.test(text)

test('an import of another folder is named from the root', () => {
  const files = ['app', 'components', 'lib', 'emails'].flatMap(filesUnder).filter((path) => /\.tsx?$/.test(path))
  expect(files.filter((path) => climbs(read(path)))).toEqual([])
  expect(climbs("import { goal } from '../rules'")).toBe(true)
})

/** A function that takes a transaction is a step of what somebody does, not something that somebody does. */
const isStep = (asker: string) => /^Tx\b/.test(asker)

test('commands are what can happen; what takes a transaction is a step', () => {
  const askers = (folder: string) =>
    nounFiles
      .filter((path) => dirname(path).endsWith(`/${folder}`))
      .flatMap((path) => parseSource(path).declarations.map(({ asker }) => ({ path, asker })))
  expect(askers('commands').filter(({ asker }) => isStep(asker))).toEqual([])
  expect(askers('steps').filter(({ asker }) => isStep(asker)).length).toBeGreaterThan(5)
})

/** Exported names that more than one file of lib has. */
function namesTwiceIn(files: readonly { path: string; names: readonly string[] }[]) {
  const counts = new Map<string, number>()
  for (const name of files.flatMap(({ names }) => names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 1).map(([name]) => name)
}

/** What each module offers under the one word for it, and the transaction, which is offered beside the database too. */
const offeredByMany = ['jobs', 'record', 'Tx']

test('no two exports of lib have one name', () => {
  const exported = (path: string) => parseSource(path).declarations.map(({ name }) => name)
  const files = filesUnder('lib').map((path) => ({ path, names: exported(path) }))
  expect(namesTwiceIn(files).filter((name) => !offeredByMany.includes(name))).toEqual([])
  expect(namesTwiceIn([1, 2].map((number) => ({ path: `lib/goals/${number}.ts`, names: ['Place'] })))).toEqual([
    'Place',
  ])
})
