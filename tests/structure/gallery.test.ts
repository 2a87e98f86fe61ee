import { expect, test } from 'vitest'
import { filesUnder, read } from './support/project'

const folder = 'components/ui'

/** What one looks at while developing: the parts, and the frames they stand in. */
const galleries = ['components/ui/gallery/gallery.tsx', 'components/shell/frames/frame-gallery.tsx']

/** They stand once, in a layout or a frame, and have no look of their own to be shown. */
const unseen = [
  'components/ui/display/refresh-while.tsx',
  'components/ui/focus-layer.tsx',
  'components/ui/layout/skip-link.tsx',
  'components/ui/list/file-news.tsx',
  'components/ui/list/list-keys.tsx',
  'components/ui/navigation-layer.tsx',
  'components/ui/overlay/popover-closer.tsx',
  'components/ui/overlay/lazy-toaster.tsx',
  'components/ui/overlay/toaster.tsx',
  'components/ui/overlay/tooltip-layer.tsx',
  'components/ui/overlay/unsaved-layer.tsx',
]

const files = filesUnder(folder).filter((path) => path.endsWith('.tsx'))
const known = new Set(files)

/** The files of components/ui that a text imports, at once or on demand. */
function importsOf(path: string, text: string) {
  const found = [...text.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, address = '']) => address)
  return found
    .map((address) => new URL(address.replace(/^@\//, '/'), `file:///${path}`).pathname.slice(1))
    .map((address) => `${address}.tsx`)
    .filter((address) => known.has(address))
}

function reachedFrom(paths: readonly string[], reached = new Set<string>()): Set<string> {
  for (const path of paths.filter((one) => !reached.has(one))) {
    reached.add(path)
    reachedFrom(importsOf(path, read(path)), reached)
  }
  return reached
}

test('the gallery shows every component there is', () => {
  const shown = reachedFrom(galleries)
  expect(shown.size).toBeGreaterThan(60)
  expect(files.filter((path) => !shown.has(path) && !unseen.includes(path))).toEqual([])
  expect(unseen.filter((path) => !known.has(path) || shown.has(path))).toEqual([])
})

test('what the gallery imports is found, near and far, at once and on demand', () => {
  const text = "import { a } from '@/components/ui/display/stat'\nimport('../button/button')\nimport { b } from './x'"
  expect(importsOf('components/ui/gallery/gallery.tsx', text)).toEqual([
    'components/ui/display/stat.tsx',
    'components/ui/button/button.tsx',
  ])
})
