import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Home } from '@/components/dashboard/home'
import type { ActivityLine } from '@/lib/activity/queries'
import type { Figures } from '@/lib/reviews/figures/queries/get-figures'

const now = new Date('2026-11-21T09:00:00Z')
const line: ActivityLine = {
  id: '1',
  type: 'CUSTOM',
  title: 'Somebody made a team',
  link: '/users/teams',
  createdAt: now,
  by: null,
}

const none: Figures = {
  ...{ scope: 'me', scopes: ['me'], spans: [], total: { asked: 0, answered: 0, waiting: 0 } },
  ...{ releasedCount: 0, sentCount: 0, receivedCount: 0, leftOutCount: 0, isTooSmall: false },
}

const homeWith = (lines: readonly ActivityLine[], wide: Figures | null = null) =>
  renderToStaticMarkup(
    <Home
      {...{ lines, now, zone: 'UTC', hasTour: false, firstSteps: null, undelivered: [] }}
      waiting={{ rows: [], more: [] }}
      figures={{ own: none, wide }}
    />,
  )

test('what happened stands there too where nothing was asked for in a year', () => {
  expect(homeWith([line])).toContain('Somebody made a team')
  expect(homeWith([])).not.toContain('What happened')
})

const busy = { ...none, total: { asked: 1240, answered: 930, waiting: 210 }, releasedCount: 18 }
const words = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test.each([
  ['team', 'Your teams’ last 31 days'],
  ['workspace', 'Everybody’s last 31 days'],
] as const)('the figures of the %s stand below one’s own, and lead to all of theirs', (scope, title) => {
  const page = homeWith([], { ...busy, scope })
  expect(words(page)).toMatch(
    RegExp(
      `Your last twelve months .* ${title} All numbers .* Answered 930 of 1,240 asked for Still waiting 210 Results released 18`,
    ),
  )
  expect(page).toContain(`href="/dashboard?tab=numbers&amp;of=${scope}&amp;range=Last_31_Days"`)
  expect(words(page)).not.toContain('left out')
})

test('what is left out of them is said, and what there is nothing of is not drawn as a figure', () => {
  expect(words(homeWith([], { ...busy, scope: 'team', leftOutCount: 2 }))).toContain(
    '2 forms with hidden names are left out',
  )
  const quiet = homeWith([line], { ...none, scope: 'team', leftOutCount: 1 })
  expect(words(quiet)).toContain('Nothing that can be counted was asked for in this time. 1 form')
  expect(quiet).not.toContain('Results released')
})

test('of too few people nothing is drawn, and of nobody’s but one’s own neither', () => {
  expect(homeWith([line], { ...none, scope: 'team', isTooSmall: true })).toBe(homeWith([line]))
})
