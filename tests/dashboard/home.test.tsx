import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Home } from '@/components/dashboard/home'
import type { ActivityLine } from '@/lib/activity/queries'

const now = new Date('2026-11-21T09:00:00Z')
const line: ActivityLine = {
  id: '1',
  type: 'CUSTOM',
  title: 'Somebody made a team',
  link: '/users/teams',
  createdAt: now,
  by: null,
}

const homeWith = (lines: readonly ActivityLine[]) =>
  renderToStaticMarkup(
    <Home
      {...{ lines, now, zone: 'UTC', hasTour: false, firstSteps: null, steps: [], undelivered: [] }}
      toAnswer={{ rows: [], hasMore: false }}
      numbers={{ asked: 0, answered: 0, sent: 0, received: 0 }}
    />,
  )

test('what happened stands there too where nothing was asked for in a year', () => {
  expect(homeWith([line])).toContain('Somebody made a team')
  expect(homeWith([])).not.toContain('What happened')
})
