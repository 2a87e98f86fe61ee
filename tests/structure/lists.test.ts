import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, read, root } from './support/project'

/** The modules whose file of this name is not imported where those of all modules are put together. */
const missingFrom = (list: string, name: string, paths = filesUnder('lib')) =>
  paths
    .filter((path) => new RegExp(`^lib/[^/]+/${name}\\.ts$`).test(path))
    .filter((path) => !list.includes(`'@/${path.replace(/\.ts$/, '')}'`))

/** The parts whose jobs are not among those of their module. */
const partsWithout = (paths: readonly string[], textOf: (path: string) => string) =>
  paths
    .map((path) => /^(lib\/[^/]+)\/([^/]+)\/jobs\.ts$/.exec(path))
    .filter((found) => found !== null)
    .filter(([, module = '', part = '']) => !textOf(`${module}/jobs.ts`).includes(`'./${part}/jobs'`))
    .map(([path]) => path)

test('the jobs of every module are started with the process, those of its parts among them', () => {
  expect(missingFrom(read('lib/account/all-jobs.ts'), 'jobs')).toEqual(['lib/account/jobs.ts'])
  expect(read('lib/account/all-jobs.ts')).toContain("from './jobs'")
  expect(partsWithout(filesUnder('lib'), read)).toEqual([])
  const goals = ['lib/goals/jobs.ts', 'lib/goals/items/jobs.ts']
  expect(missingFrom("await import('@/lib/reviews/jobs')", 'jobs', goals)).toEqual(['lib/goals/jobs.ts'])
  expect(partsWithout(goals, () => "import { jobs } from './reminders/jobs'")).toEqual(['lib/goals/items/jobs.ts'])
})

/** The first parts of the addresses that a person in a workspace opens: `/feedback` of `app/(product)/feedback/…`. */
const placesIn = (paths: readonly string[]) =>
  new Set(
    paths
      .filter((path) => /\/page\.tsx$/.test(path))
      .flatMap((path) => /^app\/\(product\)\/([a-z-]+)\//.exec(path)?.[1] ?? []),
  )

test('every place of the product stands in the navigation', () => {
  const navigation = read('components/shell/navigation.ts')
  const places = [...placesIn(filesUnder('app'))]
  expect(places.length).toBeGreaterThan(5)
  expect(places.filter((place) => !navigation.includes(`href: '/${place}`))).toEqual([])
  expect([...placesIn(['app/(product)/goals/[id]/page.tsx', 'app/(focus)/goals/add/page.tsx'])]).toEqual(['goals'])
})

/** The plans of the demo that the story does not tell. */
const untold = (play: string, paths: readonly string[]) =>
  paths
    .map((path) => /^prisma\/seed\/acme\/([^/]+)\/plan\.ts$/.exec(path)?.[1])
    .filter((module) => module !== undefined && !play.includes(`'./${module}/plan'`))

test('the demo tells what each module plans for it', () => {
  expect(filesUnder('prisma/seed/acme').filter((path) => path.endsWith('/plan.ts')).length).toBeGreaterThan(2)
  expect(untold(read('prisma/seed/acme/play.ts'), filesUnder('prisma/seed/acme'))).toEqual([])
  expect(untold("from './reviews/plan'", ['prisma/seed/acme/goals/plan.ts'])).toEqual(['goals'])
})

/** The files outside its own folders that a new module touches, as CONTRIBUTING lists them. */
const touchedIn = (guide: string) =>
  [...(/## Add a module\n(.*?)\n## /s.exec(guide)?.[1] ?? '').matchAll(/^\| `([^`]+)` /gm)].map(([, file = '']) => file)

test('a new module touches at most twelve files outside its own folders, and each is there', () => {
  const touched = touchedIn(read('CONTRIBUTING.md'))
  expect(touched.length).toBeGreaterThan(5)
  expect(touched.length).toBeLessThanOrEqual(12)
  expect(touched.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(touchedIn('## Add a module\n\n| `a.ts` | says |\n\n## Add more\n\n| `b.ts` |')).toEqual(['a.ts'])
})
