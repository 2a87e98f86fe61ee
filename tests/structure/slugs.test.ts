import { expect, test } from 'vitest'
import { reservedSegments } from '@/lib/workspaces/rules/slugs'
import { filesUnder } from './support/project'

/** The first path segments of every page and route, route groups left out. */
const segmentsOf = (paths: readonly string[]) =>
  paths
    .filter((path) => /(^|\/)(page|route)\.tsx?$/.test(path))
    .flatMap((path) =>
      path
        .split('/')
        .slice(1, -1)
        .filter((part) => !part.startsWith('('))
        .slice(0, 1),
    )
    .map((segment) => decodeURIComponent(segment))

const segments = new Set(segmentsOf(filesUnder('app')))

const known = new Set<string>(reservedSegments)

/** The product's own list (specification, section 2). */
const specified = [
  'blog',
  'blogs',
  'solutions',
  'auth',
  'feedback',
  'forgot-password',
  'reset-password',
  'features',
  'resources',
  'support',
  'privacy',
  'terms',
  'slack',
  'token',
  'google-token',
  'workspace',
  'admin',
  'api',
  'rapport',
  'plan',
  'plans',
  'pricing',
  'welcome-signin',
]

test('no workspace can take the address of a page', () => {
  expect(segments.size).toBeGreaterThan(4)
  expect([...segments].filter((segment) => !known.has(segment))).toEqual([])
  const taken = ['app/(product)/harbour/page.tsx', 'app/(auth)/auth/login/page.tsx', 'app/harbour/layout.tsx']
  expect(segmentsOf(taken).filter((segment) => !known.has(segment))).toEqual(['harbour'])
})

test('every reserved segment of the specification is reserved', () => {
  expect(specified.filter((segment) => !known.has(segment))).toEqual([])
})
