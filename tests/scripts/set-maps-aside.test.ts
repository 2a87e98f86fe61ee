import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { setMapsAside } from '@/scripts/support/server/source-maps.mjs'

test('maps are not served, and no file that is names one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maps-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [served, aside] = [join(folder, 'static'), join(folder, 'maps')]
  const files = {
    'chunks/a.js': 'run()\n\n//# sourceMappingURL=a-map.js.map',
    'chunks/a-map.js.map': '{}',
    'chunks/of-nobody.js.map': '{}',
    'chunks/b.css': 'p{}\n/*# sourceMappingURL=b.css.map*/\n',
    'chunks/b.css.map': '{}',
    'media/c.svg': '<svg/>',
  }
  await mkdir(join(served, 'chunks'), { recursive: true })
  await mkdir(join(served, 'media'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(served, name), text)

  setMapsAside({ served, aside })
  expect((await readdir(served, { recursive: true })).filter((name) => name.includes('.')).toSorted()).toEqual([
    'chunks/a.js',
    'chunks/b.css',
    'media/c.svg',
  ])
  expect((await readdir(join(aside, 'chunks'))).toSorted()).toEqual(['a.js.map', 'b.css.map'])
  expect(await readFile(join(served, 'chunks/a.js'), 'utf8')).toBe('run()\n')
  expect(await readFile(join(served, 'chunks/b.css'), 'utf8')).toBe('p{}')
})
