import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToDo } from '@/components/dashboard/to-do'
import type { ToDo as Waiting } from '@/lib/access/home'

const now = new Date('2026-11-21T09:00:00Z')
const face = { memberId: 'm1', name: 'Priya Nair', pictureId: null }

const row = (id: number, given: Partial<Waiting> = {}): Waiting => ({
  kind: 'review.answer',
  id: `r${id}`,
  title: `Form ${id}`,
  text: 'Priya Nair asked you',
  verb: 'Answer',
  href: `/feedback/id/r${id}`,
  dueAt: new Date('2026-11-23T09:00:00Z'),
  since: null,
  face,
  ...given,
})

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1))
const drawn = (rows: Waiting[], isAll = false, isGuided = false) =>
  renderToStaticMarkup(<ToDo rows={rows} more={[]} isAll={isAll} isGuided={isGuided} now={now} zone="UTC" />)

test('names the link of a row by its verb, and draws no second link', () => {
  const markup = drawn([row(1)])
  expect(markup.match(/<a /g)).toHaveLength(1)
  expect(markup).toContain('aria-label="Answer: Form 1"')
})

test('shows whose request it is, or what it is where there is nobody to show', () => {
  expect(drawn([row(1)])).toContain('>PR<')
  expect(drawn([row(1, { face: null })])).toContain('#message-square-text')
})

test('says since when something waits that is not due', () => {
  const since = { lead: 'Closed', at: new Date('2026-11-20T09:00:00Z') }
  expect(drawn([row(1, { dueAt: null, since })]).replace(/<[^>]+>/g, '')).toContain('Closed 1 day ago')
})

test.each([
  ['2026-11-21T09:12:00Z', true, 'Starts in 12 min'],
  ['2026-11-21T08:59:00Z', true, 'Started 1 min ago'],
  ['2026-11-21T09:00:30Z', true, 'Started just now'],
  ['2026-11-24T09:00:00Z', false, 'Due in 3 days'],
  ['2026-11-21T08:59:30Z', false, 'Due just now'],
  ['2026-11-20T18:00:00Z', false, 'Overdue by 15 h'],
  ['2026-09-21T09:00:00Z', false, 'Overdue by 61 days'],
  ['2026-11-21T23:59:00Z', false, 'Due today'],
  ['2026-11-22T23:59:00Z', false, 'Due tomorrow'],
  ['2026-11-24T23:59:00Z', false, 'Due in 3 days'],
  ['2026-11-20T23:59:00Z', false, 'Overdue by 1 day'],
])('what is at %s, a start: %o, is “%s”', (dueAt, isStart, words) => {
  expect(drawn([row(1, { dueAt: new Date(dueAt), isStart })]).replace(/<[^>]+>/g, '')).toContain(words)
})

test('shows the eight most urgent and a link to all, and back to them', () => {
  expect(drawn(rowsOf(8))).not.toContain('Show all')
  const some = drawn(rowsOf(10))
  expect(some.match(/<li/g)).toHaveLength(8)
  expect(some).toContain('href="/dashboard?all=1"')
  const all = drawn(rowsOf(10), true)
  expect(all.match(/<li/g)).toHaveLength(10)
  expect(all).not.toContain('Show all')
  expect(all).toMatch(/href="\/dashboard"[^>]*>Show the first 8</)
})

test('says so where nothing waits', () => {
  expect(drawn([])).toContain('You’re all caught up')
  expect(drawn([])).toContain('Ask for feedback')
})

test('leaves the first step to the guide where the page has one', () => {
  expect(drawn([], false, true)).toContain('You’re all caught up')
  expect(drawn([], false, true)).not.toContain('Ask for feedback')
})
