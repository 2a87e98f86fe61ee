import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoInvitations } from '@/components/invitations/list/no-invitations'

test('a later page without invitations says that there is nothing older, whatever was searched for', () => {
  const drawn = (after?: string) =>
    renderToStaticMarkup(<NoInvitations filter={{ status: 'waiting', search: 'zebra', after }} />)
  expect(drawn()).toContain('No results for “zebra”')
  expect(drawn('later')).toContain('No more invitations')
  expect(drawn('later')).toContain('href="/users?tab=invited&amp;status=waiting&amp;search=zebra"')
  expect(drawn('later')).not.toContain('Nobody called')
})
