import { expect, test } from 'vitest'
import { filesUnder, read } from './support/project'

const record = 'docs/decisions.md'

const titles = [...read(record).matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)

/** The sections that comments point to: `(docs/decisions.md, Roles)`. */
const namedIn = (text: string) =>
  [...text.matchAll(/\b(?:decisions\.md|decisions, section|Decisions, section)(?:,| )\s*([^).:]+)/g)].map(
    ([, title = '']) => title,
  )

test('comments point to sections of the decisions that exist', () => {
  const code = ['app', 'components', 'lib', 'emails', 'scripts'].flatMap(filesUnder)
  const named = code.filter((path) => /\.(tsx?|mjs)$/.test(path)).flatMap((path) => namedIn(read(path)))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((title) => !titles.includes(title))).toEqual([])
  expect(namedIn('/** Once a day (decisions, section 6). */')).toEqual(['6'])
})
