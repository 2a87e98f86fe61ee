import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, read } from './support/project'

type Graph = Map<string, Set<string>>

function folderOf(from: string, address: string) {
  if (address.startsWith('@/')) return dirname(address.slice(2))
  return address.startsWith('.') ? dirname(join(dirname(from), address)) : null
}

/** Which folder imports from which others; types count. */
function importsBetween(texts: ReadonlyMap<string, string>): Graph {
  const graph: Graph = new Map([...texts.keys()].map((path) => [dirname(path), new Set()]))
  for (const [path, text] of texts) {
    for (const [, address = ''] of text.matchAll(/(?:from |import\()'([^']+)'/g)) {
      const folder = folderOf(path, address)
      if (folder !== null && folder !== dirname(path) && graph.has(folder)) graph.get(dirname(path))?.add(folder)
    }
  }
  return graph
}

function reachedFrom(start: string, graph: Graph) {
  const reached = new Set<string>()
  const waiting = [start]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return reached
}

function inCircles(texts: ReadonlyMap<string, string>) {
  const graph = importsBetween(texts)
  return [...graph.keys()].filter((folder) => reachedFrom(folder, graph).has(folder))
}

const screens = filesUnder('components').filter((path) => /\.tsx?$/.test(path))

test('no folders of components import each other in a circle', () => {
  expect(screens.length).toBeGreaterThan(500)
  expect(inCircles(new Map(screens.map((path) => [path, read(path)])))).toEqual([])
})

test('a circle is found over several folders, through types and what is fetched later', () => {
  const circle = new Map([
    ['components/goals/list/list.tsx', "import { Card } from '@/components/goals/card/card'"],
    ['components/goals/card/card.tsx', "import type { Goal } from '@/components/goals/goal'\nimport { a } from './b'"],
    ['components/goals/goal.ts', "const later = () => import('./list/list')"],
    ['components/goals/detail/detail.tsx', "import { Card } from '@/components/goals/card/card'"],
  ])
  expect(inCircles(circle)).toEqual(['components/goals/list', 'components/goals/card', 'components/goals'])
})
