import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoTemplates } from '@/components/templates/list/no-templates'

const first = '/template?search=zebra'
const drawn = (given: { search?: string; tag?: string; first?: string }) =>
  renderToStaticMarkup(<NoTemplates tab="mine" search="" tag="" {...given} />)

test('a later page without templates says that it is the end, whatever was searched for', () => {
  expect(drawn({})).toContain('No templates of your own yet')
  expect(drawn({ search: 'zebra' })).toContain('No results for “zebra”')
  expect(drawn({ tag: 'Yearly' })).toContain('Nothing tagged “Yearly”')
  for (const narrowed of [{}, { search: 'zebra' }, { tag: 'Yearly' }]) {
    const beyond = drawn({ ...narrowed, first })
    expect(beyond).toContain('No more templates')
    expect(beyond).toContain('href="/template?search=zebra"')
    expect(beyond).not.toMatch(/No results|Nothing tagged|of your own/)
  }
})
