import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PersonActivity } from '@/components/activity/person-activity'
import { ReportsTo } from '@/components/teams/person/reports-to'
import type { ActivityLine } from '@/lib/activity/queries'

const now = new Date('2026-11-21T09:00:00Z')
const line: ActivityLine = {
  id: '1',
  type: 'CUSTOM',
  title: 'Tom created the team Anvils',
  link: '/users/teams',
  createdAt: now,
  by: null,
}
const href = '/profile/preview/tom'

const lately = (rows: ActivityLine[], next: string | null, after?: string) =>
  renderToStaticMarkup(
    <PersonActivity name="Tom" page={{ rows, next }} after={after} href={href} now={now} zone="UTC" />,
  )

test('what somebody did lately stands under their name, page after page; where there is nothing, there is no heading', () => {
  expect(lately([], null)).toBe('')
  const first = lately([line], 'cursor')
  expect(first).toContain('Activity')
  expect(first).toContain('Tom created the team Anvils')
  expect(first).toContain(`href="${href}?after=cursor#lately"`)
  const beyond = lately([], null, 'cursor')
  expect(beyond).toContain('No more activity')
  expect(beyond).toContain(`href="${href}#lately"`)
})

const managers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ memberId: `m${index}`, name: `Manager ${index}` }))
const reporting = (count: number) => renderToStaticMarkup(<ReportsTo managers={managers(count)} />)

test('whom somebody reports to is named, each a way there; nobody is said, and of many only the first at once', () => {
  expect(reporting(0)).toBe('Nobody')
  const two = reporting(2)
  for (const { memberId, name } of managers(2)) {
    expect(two).toMatch(RegExp(`href="/profile/preview/${memberId}"[^>]*>${name}<`))
  }
  expect(two).not.toContain('<details')
  const [shown = '', rest = ''] = reporting(40).split('<details')
  expect([shown.split('href=').length - 1, rest.split('href=').length - 1]).toEqual([6, 34])
  expect(rest).toContain('And 34 others')
})
