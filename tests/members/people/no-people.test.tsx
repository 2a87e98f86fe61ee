import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoPeople } from '@/components/members/people/no-people'
import { peopleListSchema } from '@/lib/members/people/schema'

const drawn = (view: object) => renderToStaticMarkup(<NoPeople filter={peopleListSchema.parse(view)} />)

const after = 'f2b1a3c4-0000-4000-8000-000000000000'

test('a later page without people says that there is nobody further, whatever was searched for', () => {
  expect(drawn({ search: 'zebra' })).toContain('No results for “zebra”')
  expect(drawn({ after })).toContain('No more people')
  const both = drawn({ search: 'zebra', role: 'Admin', after })
  expect(both).toContain('No more people')
  expect(both).toContain('href="/users?search=zebra&amp;role=Admin"')
  expect(both).not.toContain('No results')
})
