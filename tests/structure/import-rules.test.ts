import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checks } from '@/scripts/support/test/commands.mjs'
import { pairs, ruleNames } from './support/architecture'
import { missingFile, type ImportCase } from './support/import-case'
import { importCases } from './support/import-cases'
import { root } from './support/project'
import { aTree } from './support/temporary-tree'

const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
    totalDependenciesCruised: z.number(),
  }),
})

const addressOf = (to: string) => (to === missingFile ? to : `@/${to.replace(/\.tsx?$/, '')}`)

/** Writes the imports as a project of its own and lets the import rules of this one judge it. */
function judge(cases: ImportCase[]) {
  const files = new Map<string, string>()
  for (const { from, to, type } of cases) {
    if (to !== missingFile) files.set(to, files.get(to) ?? '')
    const line = `import ${type ? 'type ' : ''}* as name${files.size} from '${addressOf(to)}'\n`
    files.set(from, `${files.get(from) ?? ''}${line}`)
  }
  const config = join(root, '.dependency-cruiser.mjs')
  const options = ['--config', config, '--output-type', 'json', '--no-cache', '.']
  const sources = new Map([...files].map(([path, text]) => [path, `${text}export const value = 1\n`]))
  const cwd = aTree(sources)
  const output = execFileSync(process.execPath, [cruiser, ...options], { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return report.parse(JSON.parse(output)).summary
}

const keyOf = (rule: string | undefined, from: string, to: string) => `${rule}: ${from} → ${to}`

const refused = importCases.filter(({ rule }) => rule !== undefined)

const unnoticed = (cases: ImportCase[]) => {
  const { violations } = judge(cases)
  // A cycle is reported once, from whichever of its files was read first.
  const found = new Set(
    violations.flatMap(({ rule: { name }, from, to }) => [
      keyOf(name, from, to),
      ...(name === 'no-cycles' ? [keyOf(name, to, from)] : []),
    ]),
  )
  return cases.map(({ rule, from, to }) => keyOf(rule, from, to)).filter((key) => !found.has(key))
}

test('every import rule refuses its violation', () => {
  expect(unnoticed(refused.filter(({ type }) => !type))).toEqual([])
})

test('every import rule refuses its violation through types alone', () => {
  expect(unnoticed(refused.filter(({ type }) => type))).toEqual([])
})

test('what the rules are meant to permit is permitted', () => {
  const permitted = importCases.filter(({ rule }) => rule === undefined)
  const { violations, totalDependenciesCruised } = judge(permitted)
  expect(totalDependenciesCruised).toBeGreaterThanOrEqual(permitted.length)
  expect(violations.map(({ rule, from, to }) => keyOf(rule.name, from, to))).toEqual([])
})

test('the rules are held against every file, those at the root among them', () => {
  expect(checks.imports.map(([, ...read]) => read)).toEqual([['.']])
})

test('no import rule is unproven', () => {
  const proven = new Set(refused.map(({ rule }) => rule))
  expect(ruleNames.filter((name) => !proven.has(name))).toEqual([])
})

test('the pairs of one level make no cycle', () => {
  const reach = (name: string, seen: string[] = []): string[] =>
    seen.includes(name)
      ? []
      : [name, ...pairs.flatMap(([from, to]) => (from === name ? reach(to, [...seen, name]) : []))]
  expect(pairs.filter(([from, to]) => reach(to).includes(from))).toEqual([])
})
