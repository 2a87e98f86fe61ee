import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breakable } from '@/components/ui/display/breakable'

test.each([
  ['ana@acme.example', 'ana@<wbr/>acme.example'],
  ['Invited ana@acme.example as Member', 'Invited ana@<wbr/>acme.example as Member'],
  ['ana@a.co, bob@b.co', 'ana@<wbr/>a.co, bob@<wbr/>b.co'],
  ['maximiliane.von.hohenstein@acme.example', 'maximiliane<wbr/>.von<wbr/>.hohenstein@<wbr/>acme.example'],
  [
    'ana@people.of.a.long-company-name.example',
    'ana@<wbr/>people<wbr/>.of<wbr/>.a<wbr/>.long-company-name<wbr/>.example',
  ],
  ['Ana.Maria Pop, v1.2', 'Ana.Maria Pop, v1.2'],
  ['', ''],
])('%s may be broken at %s', (text, markup) => {
  expect(renderToStaticMarkup(breakable(text))).toBe(markup)
})

test('what is no text stays as it is', () => {
  expect([breakable(null), breakable(false), breakable(7)]).toEqual([null, false, 7])
})
