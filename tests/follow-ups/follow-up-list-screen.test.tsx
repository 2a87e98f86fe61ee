import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FollowUpListScreen } from '@/components/follow-ups/list/follow-up-list-screen'
import { FollowUpsBeside } from '@/components/follow-ups/list/follow-ups-beside'
import { markupOf } from '@/tests/support/markup-of'

const id = '11111111-1111-4111-8111-111111111111'
const nothing = { rows: [], next: null }

const drawn = (filter: { goal?: string; review?: string }, subject: { title: string } | null) =>
  renderToStaticMarkup(
    <FollowUpListScreen
      filter={{ tab: 'past', search: '', ...filter }}
      page={nothing}
      person={null}
      subject={subject}
      zone="UTC"
    />,
  )

const showAll = /<a[^>]*href="\/followups\?tab=past"[^>]*>Show all<\/a>/

test('a list about a goal or feedback leads to all of them, also where its title may not be read', () => {
  const named = drawn({ goal: id }, { title: 'Learn Dutch' })
  expect(named).toContain('About “Learn Dutch”')
  for (const markup of [named, drawn({ review: id }, null)]) expect(markup).toMatch(showAll)
  expect(drawn({}, null)).not.toMatch(showAll)
})

test('a search is offered with the words that narrow the list, and kept from tab to tab', () => {
  const drawn = markupOf(
    <FollowUpListScreen
      filter={{ tab: 'past', search: 'budget' }}
      page={nothing}
      person={null}
      subject={null}
      zone="UTC"
    />,
  )
  expect(drawn).toMatch(/<input[^>]*type="search"[^>]*value="budget"/)
  expect(drawn).toContain('No results')
  expect(drawn).toMatch(/tab=all&amp;search=budget|search=budget&amp;tab=all/)
})

test.each(['goal', 'review'] as const)('beside a %s stand its follow-ups, with all one press away', (kind) => {
  const row = {
    id,
    title: 'Talk',
    type: 'Casual',
    startsAt: new Date('2027-03-01T10:00:00Z'),
    endsAt: new Date('2027-03-01T10:30:00Z'),
    isSeries: false,
    isClashing: false,
    openItems: 0,
    people: [],
    peopleCount: 0,
    badge: { label: 'Pending', tone: 'warning' },
  } as const
  const beside = (rows: readonly (typeof row)[]) =>
    renderToStaticMarkup(
      <FollowUpsBeside followUps={rows.map((one) => ({ ...one, people: [] }))} about={{ [kind]: id }} zone="UTC" />,
    )
  expect(beside([row])).toContain(`/followups?tab=all&amp;${kind}=${id}`)
  expect(beside([])).toBe('')
})
