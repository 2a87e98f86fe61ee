import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PeopleScreen } from '@/components/members/people/people-screen'

const expired = 'Your subscription has been expired.'
const paidOnly = 'This feature is only accessible with a paid plan.'

const drawn = (gates: { add: string | null; import: string | null }) =>
  renderToStaticMarkup(
    <PeopleScreen
      tab="people"
      counts={{ people: 1, invited: 0, teams: 0, tags: 0, gates, can: { invite: true, manage: true } }}
    >
      rows
    </PeopleScreen>,
  )

const timesSaid = (markup: string, sentence: string) => markup.split(sentence).length - 1

test('one reason against inviting and importing is said once, and both buttons point to it', () => {
  const markup = drawn({ add: expired, import: expired })
  expect(timesSaid(markup, expired)).toBe(1)
  const [, id = 'none'] = /<span id="([^"]+)"/.exec(markup) ?? []
  expect(timesSaid(markup, `aria-describedby="${id}"`)).toBe(2)
})

test('two reasons are both said, and none where there is none', () => {
  const both = drawn({ add: expired, import: paidOnly })
  expect([timesSaid(both, expired), timesSaid(both, paidOnly)]).toEqual([1, 1])
  expect(timesSaid(both, 'disabled=""')).toBe(2)
  expect(timesSaid(drawn({ add: null, import: null }), 'disabled=""')).toBe(0)
})
