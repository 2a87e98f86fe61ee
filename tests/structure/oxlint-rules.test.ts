import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { componentCases } from './support/component-cases'
import { promiseCases } from './support/promise-cases'
import { root } from './support/project'
import { aTree } from './support/temporary-tree'

const cases = [...promiseCases, ...componentCases]
const answer = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })
const fileOf = (path: string, index: number) => `case-${index}${extname(path)}`

/** What is found in one text of every case, as `rule in file`. */
function lint(side: 'bad' | 'good') {
  const folder = aTree(new Map(cases.map(({ path, [side]: text }, index) => [fileOf(path, index), text])))
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', folder]
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return answer
    .parse(JSON.parse(stdout))
    .diagnostics.map(({ code, filename }) => `${code.replace('react-hooks(', 'react(')} in ${basename(filename)}`)
}

test('every rule of oxlint refuses its violation', () => {
  const refused = cases.map(({ rule, path }, index) => `${rule.replace('/', '(')}) in ${fileOf(path, index)}`)
  expect(lint('bad').toSorted()).toEqual(refused.toSorted())
})

test('the same intention in the accepted way passes every one of them', () => {
  expect(lint('good')).toEqual([])
})

const rules = z.object({ rules: z.record(z.string(), z.unknown()) })

test('none of them is unproven', () => {
  const settings = rules
    .extend({ overrides: z.array(rules) })
    .parse(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')))
  const named = [settings, ...settings.overrides].flatMap((part) => Object.keys(part.rules))
  expect(named.toSorted()).toEqual(cases.map(({ rule }) => rule).toSorted())
})
