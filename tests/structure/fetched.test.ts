import { expect, test } from 'vitest'
import { clientFiles, valueImports, wayTo } from './support/fetched'

// It weighs more than most screens.
test('no screen fetches what parses before there is something to parse', () => {
  expect(clientFiles.length).toBeGreaterThan(100)
  const ways = clientFiles.map((path) => wayTo('zod', path))
  expect(ways.filter((way) => way !== null)).toEqual([])
})

test('a way is found where there is one: types and what is fetched later are none', () => {
  expect(wayTo('zod', 'components/reviews/asking/draft/kept-copy.ts')?.at(-1)).toBe('zod')
  expect(wayTo('zod', 'lib/reviews/drafting/rules/draft-limits.ts')).toHaveLength(3)
  const text = [
    "import { a } from './a'",
    "import type { B } from './b'",
    "import { type C } from './c'",
    "import { d, type D } from './d'",
    "export { e } from './e'",
    "const later = () => import('./f')",
    "import './g'",
  ].join('\n')
  expect(valueImports(text)).toEqual(['./a', './d', './e', './g'])
})
