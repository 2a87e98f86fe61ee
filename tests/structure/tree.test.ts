import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { modules } from './support/architecture'
import { entriesIn, filesUnder, foldersIn } from './support/project'

const topLevel = ['app', 'components', 'emails', 'e2e', 'lib', 'prisma', 'public', 'scripts', 'tests', 'docs', '.ci']

/** Files at the root that a tool insists on finding there. */
const rootFiles = [
  /^(README|CONTRIBUTING|LICENSE)\.md$|^LICENSE$/,
  /^(package|package-lock|tsconfig|knip)\.json$/,
  /^(next|tailwind|vitest|playwright|prisma)\.config\.ts$/,
  /^(eslint|postcss)\.config\.mjs$/,
  /^(middleware|instrumentation|instrumentation-client|next-env\.d)\.ts$/,
  /^(Dockerfile|\.dockerignore|compose\.yaml)$/,
  /^\.(dependency-cruiser\.mjs|ox(fmt|lint)rc\.json|env(\..+)?|gitignore|gitattributes|npmrc|nvmrc|editorconfig)$/,
  /\.tsbuildinfo$/,
]

const routing =
  /^(page|layout|template|loading|error|global-error|not-found|forbidden|unauthorized|default|route|robots|sitemap|manifest)\.tsx?$|^(icon|apple-icon|opengraph-image)\.(tsx|png|svg)$|^favicon\.ico$|^globals\.css$/

const files = ['app', 'components', 'lib', 'emails', 'tests', 'e2e', 'scripts', 'prisma'].flatMap(filesUnder)

const kebab = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
const routeSegment =
  /^(\(\.*[a-z-]+\)|\[{1,2}(\.\.\.)?[a-zA-Z]+\]{1,2}|_?[a-z0-9-]+|%5Fapp|@[a-z-]+|rvc-\[[a-zA-Z]+\])$/
const timestamped = /^\d{14}_[a-z0-9_]+$/

const isAtHomeAtRoot = (name: string) => topLevel.includes(name) || rootFiles.some((pattern) => pattern.test(name))

test('the root holds the known folders and the files a tool insists on', () => {
  expect(entriesIn('.').filter((name) => !isAtHomeAtRoot(name))).toEqual([])
  expect(['src', 'Makefile', 'notes.md', 'vite.config.ts', 'goals.ts'].filter(isAtHomeAtRoot)).toEqual([])
})

const isRouting = (path: string) => routing.test(basename(path))

test('app holds only routing files', () => {
  const routes = files.filter((path) => path.startsWith('app/'))
  expect(routes.length).toBeGreaterThan(10)
  expect(routes.filter((path) => !isRouting(path))).toEqual([])
  expect(['app/users/panel.tsx', 'app/api/goals/handler.ts', 'app/page.test.tsx'].filter(isRouting)).toEqual([])
})

const isPlain = (path: string) => path.split('/').every((part) => kebab.test(part) || timestamped.test(part))
const isRoute = (path: string) =>
  dirname(path)
    .split('/')
    .every((part) => routeSegment.test(part))
const isKebab = (path: string) => (path.startsWith('app/') ? isRoute(path) : isPlain(path))

test('names are kebab-case', () => {
  const odd = files.filter((path) => !isKebab(path))
  expect(odd.filter((path) => !path.endsWith('/migration_lock.toml'))).toEqual([])
  const violations = [
    'components/GoalCard.tsx',
    'lib/goals/goal_rules.ts',
    'lib/followUps/rules.ts',
    'app/Users/page.tsx',
  ]
  expect(violations.filter(isKebab)).toEqual([])
})

test('components has ui, the shell and one folder per module', () => {
  const known = ['ui', 'shell', ...modules.slice(2)]
  expect(foldersIn('components').filter((name) => !known.includes(name))).toEqual([])
  expect(entriesIn('components').filter((name) => name.includes('.'))).toEqual([])
})

test('tests has its support and one folder per folder they are about', () => {
  const known = ['support', 'factories', 'structure', 'scripts', 'emails', 'app', 'ui', ...modules]
  expect(foldersIn('tests').filter((name) => !known.includes(name))).toEqual([])
})

function crowdedIn(paths: readonly string[]) {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 25).map(([folder]) => folder)
}

test('a folder holds at most twenty-five files', () => {
  expect(crowdedIn(files)).toEqual([])
  const filled = (count: number) => Array.from({ length: count }, (_, index) => `lib/goals/file-${index}.ts`)
  expect([crowdedIn(filled(25)), crowdedIn(filled(26))]).toEqual([[], ['lib/goals']])
})
