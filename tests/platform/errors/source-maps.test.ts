import { mkdir, rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeInSources } from '@/lib/platform/errors/source-maps'
import { fromRoot } from '@/scripts/support/root.mjs'

const folder = '.data/source-maps-test/static/chunks'
const built = `${folder}/built.js`

/** Line 1, column 0 of the built file is line 1, column 0 of the source; column 10 is line 3, column 4. */
const mapping = { version: 3, names: [], mappings: 'AAAA,UAEI' }
const sourcesContent = ['first\nsecond\n    third()\n']

beforeAll(async () => {
  await mkdir(fromRoot(folder), { recursive: true })
  const ours = { ...mapping, sources: ['turbopack:///[project]/lib/goals/rules.ts'], sourcesContent }
  await writeFile(fromRoot(`${built}.map`), JSON.stringify(ours))
  const beside = { ...mapping, sources: ['../../../../node_modules/%40far/side.js'], sourcesContent: [] }
  await writeFile(fromRoot(`${folder}/beside.js.map`), JSON.stringify(beside))
})

afterAll(() => rm(fromRoot('.data/source-maps-test'), { recursive: true, force: true }))

test('a place in a built file is told as the place in its source', async () => {
  expect(await placeInSources(built, { lineno: 1, colno: 12 })).toEqual({
    filename: 'lib/goals/rules.ts',
    lineno: 3,
    colno: 5,
    context_line: 'third()',
  })
  expect(await placeInSources(`${folder}/beside.js`, { lineno: 1, colno: 12 })).toMatchObject({
    filename: 'node_modules/@far/side.js',
    lineno: 3,
  })
})

test('without a map, or without a place, nothing is told', async () => {
  expect(await placeInSources(`${folder}/other.js`, { lineno: 1, colno: 1 })).toBeNull()
  expect(await placeInSources(built, {})).toBeNull()
})
