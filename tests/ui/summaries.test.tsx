import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoldedList } from '@/components/ui/list/folded-list'

const folder = join(import.meta.dirname, '../../components')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))

test('every summary has a layout of its own, because the browser would draw its triangle', () => {
  const raw = files.flatMap((path) => {
    const tags = readFileSync(join(folder, path), 'utf8').match(/<summary className="[^"]*"/g) ?? []
    return tags.filter((tag) => !/[" ](?:flex|grid|block|quiet-summary)[" ]/.test(tag)).map((tag) => `${path}: ${tag}`)
  })
  expect(raw).toEqual([])
})

test('a folded list shows the sign of the product', () => {
  const shown = renderToStaticMarkup(<FoldedList title="Earlier feedback" rows={[{ href: '/x', title: 'Pulse' }]} />)
  expect(/<summary.*<\/summary>/.exec(shown)?.[0]).toContain('chevron-down')
})
