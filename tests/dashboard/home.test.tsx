import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Home } from '@/components/dashboard/home'
import type { ActivityLine } from '@/lib/activity/queries'
import type { Figures, OwnCounts } from '@/lib/reviews/figures/queries/get-figures'

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
  scope: 'me',
  scopes: ['me'],
  spans: [],
  abouts: [],
  total: { asked: 0, answered: 0, waiting: 0 },
  releasedCount: 0,
  sentCount: 0,
  receivedCount: 0,
  leftOutCount: 0,
  isTooSmall: false,
  isAlone: false,
}

const noCounts: OwnCounts = { asked: 0, answered: 0, sent: 0, received: 0 }

const homeWith = (lines: ActivityLine[], wide: Figures | null = null) =>
  renderToStaticMarkup(
    <Home
      lines={lines}
      now={now}
      zone="UTC"
      hasTour={false}
      isAll={false}
      firstSteps={null}
      undelivered={[]}
      waiting={{ rows: [], more: [] }}
      figures={{ own: noCounts, wide }}
    />,
  )

test('shows activity also where nothing was asked for in a year', () => {
  expect(homeWith([line])).toContain('Somebody made a team')
  expect(homeWith([])).not.toContain('Activity')
})

const busy = { ...none, total: { asked: 1240, answered: 930, waiting: 210 }, releasedCount: 18 }
const words = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test.each([
  ['team', 'Your teams, last 31 days'],
  ['workspace', 'Workspace, last 31 days'],
] as const)('the figures of the %s are below the viewer’s and link to theirs', (scope, title) => {
  const page = homeWith([], { ...busy, scope })
  expect(words(page)).toMatch(
    RegExp(
      `You, last 12 months .* Sent 0 Answers received 0 .*${title} See all .* Response rate 930 of 1,240 Pending 210 Released 18`,
    ),
  )
  expect(page).toContain(`href="/feedback/reports?of=${scope}&amp;range=Last_31_Days"`)
  expect(words(page)).not.toContain('anonymity')
})

test('says how many forms are left out, and shows a dash where nothing was asked', () => {
  expect(words(homeWith([], { ...busy, scope: 'team', leftOutCount: 2 }))).toContain(
    '2 forms left out, to protect anonymity',
  )
  const quiet = homeWith([line], { ...none, scope: 'team', leftOutCount: 1 })
  expect(words(quiet)).toMatch(
    /Your teams, last 31 days See all Response rate – .* 1 form left out, to protect anonymity/,
  )
  expect(words(quiet)).not.toContain('100%')
})

test('draws no team figures of too few people, nor without a team', () => {
  expect(homeWith([line], { ...none, scope: 'team', isTooSmall: true })).toBe(homeWith([line]))
})

test('asks for the first feedback until there is news of your work, and people who join are none', () => {
  const question = 'Whose opinion would help you?'
  expect(homeWith([line])).toContain(question)
  expect(homeWith([line, { ...line, id: '2', type: 'Goal' }])).not.toContain(question)
})
