import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoReviews } from '@/components/reviews/list/no-reviews'

const first = '/feedback?tab=created&search=zebra'
const drawn = (given: { search: string; first?: string }) =>
  renderToStaticMarkup(<NoReviews tab="created" {...given} />)

test('a later page without feedback says that it is the end, whatever was searched for', () => {
  expect(drawn({ search: '' })).toContain('You haven’t asked for feedback yet')
  expect(drawn({ search: 'zebra' })).toContain('No results for “zebra”')
  for (const search of ['', 'zebra']) {
    const beyond = drawn({ search, first })
    expect(beyond).toContain('No more feedback')
    expect(beyond).toContain('href="/feedback?tab=created&amp;search=zebra"')
    expect(beyond).not.toMatch(/No results for|You haven’t asked/)
  }
})
