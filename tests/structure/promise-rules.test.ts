import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { promiseCases } from './support/promise-cases'
import { root } from './support/project'
import { aTree } from './support/temporary-tree'

const answer = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })

/** What is found in one text of every case, as `rule in file`. */
function lint(side: 'bad' | 'good') {
  const folder = aTree(new Map(promiseCases.map(({ [side]: text }, index) => [`case-${index}.ts`, text])))
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', folder]
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return answer
    .parse(JSON.parse(stdout))
    .diagnostics.map(({ code, filename }) => `${code.replace(/[()]/g, ' ').trim()} in ${basename(filename)}`)
}

test('every rule of promises and cases refuses its violation, as an error', () => {
  const refused = promiseCases.map(({ rule }, index) => `${rule.replace('/', ' ')} in case-${index}.ts`)
  expect(lint('bad').toSorted()).toEqual(refused.toSorted())
})

test('the same intention in the accepted way passes every one of them', () => {
  expect(lint('good')).toEqual([])
})

test('none of them is unproven', () => {
  const settings = z
    .object({ rules: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')))
  expect(Object.keys(settings.rules).toSorted()).toEqual(promiseCases.map(({ rule }) => rule).toSorted())
})
