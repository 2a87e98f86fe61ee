import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from '@/scripts/support/prepare/packages.mjs'
import { root } from '@/scripts/support/root.mjs'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packages-'))
  await mkdir(path.join(folder, 'node_modules'))
})
afterEach(() => rm(folder, { recursive: true }))

const system = { os: [process.platform], cpu: [process.arch] }
const locked = {
  '': { name: 'rapport' },
  'node_modules/next': { version: '16.0.0', integrity: 'sha512-next' },
  'node_modules/vitest': { version: '4.0.0', integrity: 'sha512-vitest', dev: true },
  'node_modules/swc-here': { version: '1.0.0', integrity: 'sha512-here', optional: true, ...system },
  'node_modules/swc-there': { version: '1.0.0', integrity: 'sha512-there', optional: true, os: ['aix'], cpu: ['ppc'] },
}
type Packages = Record<string, object>

const without = (...names: string[]): Packages =>
  Object.fromEntries(Object.entries(locked).filter(([place]) => !names.some((name) => place.endsWith(`/${name}`))))

/** Whether a checkout needs no packages any more, when npm's own note says that it put these into node_modules. */
async function isEnough(installed: Packages | undefined, production = false) {
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }))
  const note = path.join(folder, 'node_modules', '.package-lock.json')
  if (installed) await writeFile(note, JSON.stringify({ packages: installed }))
  return isInstalled(production, folder)
}

test('these packages are the ones of the lock file', async () => {
  expect(await isInstalled(false, root)).toBe(true)
})

test.each<[what: string, installed: Packages | undefined, development: boolean, production: boolean]>([
  ['all but those of other systems', without('swc-there'), true, true],
  ['all but those of development', without('swc-there', 'vitest'), false, true],
  ['all but one', without('swc-there', 'next'), false, false],
  ['not those of this system', without('swc-here'), false, false],
  [
    'another version',
    { ...locked, 'node_modules/next': { version: '15.0.0', integrity: 'sha512-next' } },
    false,
    false,
  ],
  ['other bytes', { ...locked, 'node_modules/next': { version: '16.0.0', integrity: 'sha512-odd' } }, false, false],
  ['one that nobody asked for', { ...locked, 'node_modules/odd': { version: '1.0.0' } }, true, true],
  ['nothing', undefined, false, false],
])('with %s installed', async (_what, installed, development, production) => {
  expect([await isEnough(installed), await isEnough(installed, true)]).toEqual([development, production])
})
