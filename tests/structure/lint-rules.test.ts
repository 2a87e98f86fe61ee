import { ESLint } from 'eslint'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import configuration from '@/eslint.config.mjs'
import { lintCases } from './support/lint-cases'
import { root } from './support/project'
import { aTree } from './support/temporary-tree'

const overrideConfigFile = join(root, 'eslint.config.mjs')

const block = z.object({ name: z.string().optional(), rules: z.record(z.string(), z.unknown()).optional() })
const blocks = z.array(block).parse(configuration)

/** The rules this project sets itself, next to those it takes over whole. */
const ownRules = blocks
  .filter(({ name }) => name?.startsWith('rapport/'))
  .flatMap(({ rules = {} }) => Object.entries(rules).filter(([, level]) => level !== 'off'))
  .map(([name]) => name)

/** A folder of its own for a case, as deep in the tree as the rules that look at paths expect it. */
function placeOf(path: string, index: number) {
  const parts = path.split('/')
  return parts.length === 1 ? path : parts.toSpliced(Math.min(2, parts.length - 1), 0, `case-${index}`).join('/')
}

const placed = lintCases.map((found, index) => ({ ...found, place: placeOf(found.path, index) }))

/** Lints one text of every case. */
async function lint(side: 'bad' | 'good') {
  const cwd = aTree(new Map(placed.map(({ place, [side]: text }) => [place, text])))
  const results = await new ESLint({ cwd, overrideConfigFile }).lintFiles(placed.map(({ place }) => place))
  return placed.map(({ rule, place }) => ({
    title: `${rule} in ${place}`,
    rule,
    found: results.find(({ filePath }) => filePath.endsWith(`/${place}`))?.messages ?? [],
  }))
}

test('every lint rule refuses its violation, as an error', async () => {
  const results = await lint('bad')
  const isRefused = ({ rule, found }: (typeof results)[number]) =>
    found.some(({ ruleId, severity }) => ruleId === rule && severity === 2)
  expect(results.filter((result) => !isRefused(result)).map(({ title }) => title)).toEqual([])
})

test('the same intention in the accepted way passes every rule', async () => {
  const results = await lint('good')
  const complaints = results.flatMap(({ title, found }) => found.map(({ ruleId, message }) => [title, ruleId, message]))
  expect(complaints).toEqual([])
})

test('no lint rule of this project is unproven', () => {
  const proven = new Set(lintCases.map(({ rule }) => rule))
  expect(ownRules.length).toBeGreaterThan(10)
  expect(ownRules.filter((rule) => !proven.has(rule))).toEqual([])
})

test('no rule only warns, and none can be switched off from inside a file', async () => {
  const eslint = new ESLint({ cwd: root, overrideConfigFile })
  const paths = [
    'app/page.tsx',
    'lib/goals/rules.ts',
    'components/ui/button.tsx',
    'scripts/start.mjs',
    'tests/x.test.ts',
  ]
  const shape = z.object({
    rules: z.record(z.string(), z.array(z.unknown())),
    linterOptions: z.object({ noInlineConfig: z.literal(true) }),
  })
  for (const path of paths) {
    const { rules } = shape.parse(await eslint.calculateConfigForFile(path))
    expect(Object.entries(rules).filter(([, [severity]]) => severity === 1)).toEqual([])
  }
})
