import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { modules, nouns } from './support/architecture'
import { filesUnder, foldersIn, read } from './support/project'

const vocabulary = ['schema', 'rules', 'refusals', 'policy', 'queries', 'notices', 'actions', 'jobs']

/** The few files a folder of lib exists to offer beside them. A new line here is a decision of the team. */
const offered: Record<string, string[]> = {
  activity: ['record'],
  audit: ['record'],
  billing: ['gates', 'plans'],
  'members/sign-in': ['adapter', 'auth-options', 'auth-route'],
  notifications: ['outbox', 'tell', 'templates'],
  'templates/defaults': ['catalogue', 'growth', 'joining', 'together'],
}

/** Names that hide a missing noun. */
const vague = /(^|\/)(index|utils?|helpers?|types|constants|service|common|misc)\.tsx?$/

const nounFiles = nouns.filter((name) => foldersIn('lib').includes(name)).flatMap((name) => filesUnder(`lib/${name}`))

/** `commands/x.ts` or a word of the vocabulary, in the module itself or in a sub-noun of it. */
function isInVocabulary(path: string) {
  const [file = '', folder = '', ...above] = path.split('/').toReversed()
  if (above.includes('commands')) return false
  if (folder === 'commands') return true
  const place = dirname(path).replace('lib/', '')
  return [...vocabulary, ...(offered[place] ?? [])].includes(file.replace(/\.ts$/, ''))
}

test('there are modules to look at', () => {
  expect(nounFiles.length).toBeGreaterThan(5)
})

test('a module holds only files of the vocabulary', () => {
  expect(nounFiles.filter((path) => !isInVocabulary(path))).toEqual([])
  const violations = ['goal-store.ts', 'service.ts', 'comments/goal-comments.ts', 'commands/comments/add-comment.ts']
  expect(violations.map((file) => `lib/goals/${file}`).filter(isInVocabulary)).toEqual([])
  expect(['rules.ts', 'commands/archive-goal.ts', 'comments/schema.ts'].map((file) => `lib/goals/${file}`)).toSatisfy(
    (paths: string[]) => paths.every(isInVocabulary),
  )
})

test('what a folder offers is there, and newcomers are told of it as of every other file', () => {
  const files = Object.entries(offered).flatMap(([place, words]) => words.map((word) => `${place}/${word}.ts`))
  expect(files.filter((file) => !nounFiles.includes(`lib/${file}`))).toEqual([])
  const guide = read('CONTRIBUTING.md')
  const told = [...vocabulary.map((word) => `${word}.ts`), 'commands/', ...files]
  expect(told.filter((file) => !guide.includes(`| \`${file}\` `))).toEqual([])
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
  const schemas = nounFiles.filter((path) => path.endsWith('/schema.ts'))
  expect(schemas.filter((path) => !opensWithWords(read(path)))).toEqual([])
  expect(opensWithWords("import { z } from 'zod'\n/** A goal. */")).toBe(false)
})
