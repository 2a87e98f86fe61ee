import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RaiseLink } from '@/components/one-on-ones/raise/raise-link'
import { RaiseScreen } from '@/components/one-on-ones/raise/raise-screen'
import { creationsFor } from '@/components/shell/navigation'
import { onlyOther } from '@/lib/one-on-ones/rules/one-on-one-paths'

const words = 'Add to a one-on-one'

const everything = {
  isAdmin: true,
  canInvite: true,
  hasTemplates: true,
  hasGoals: true,
  hasFollowUps: true,
  hasOneOnOnes: true,
  hasApplause: true,
  canThank: true,
  hasPlan: false,
}

test('the palette and the pages name it alike', () => {
  expect(creationsFor(everything).map(({ label }) => label)).toContain(words)
  expect(renderToStaticMarkup(<RaiseLink point="Launch" link="/goals" />)).toContain(words)
})

test.each([
  [{ partner: null, point: 'Launch', link: '/goals/1/detail' }, '/goals/1/detail'],
  [{ partner: { id: '1', name: 'Tom Reed' }, point: '', link: '' }, '/profile/preview/1'],
  [{ partner: null, point: '', link: '' }, '/one-on-one'],
])('goes back to where the talking point comes from', (start, href) => {
  const markup = renderToStaticMarkup(<RaiseScreen start={start} />)
  expect(markup.split(`href="${href}"`)).toHaveLength(3)
})

test('from a goal, it is for its only other assignee', () => {
  const [self, one, other] = [{ memberId: 'self' }, { memberId: 'one' }, { memberId: 'other' }]
  const chosen = [[self], [self, one], [one], [one, other]].map((people) => onlyOther(people, 'self'))
  expect(chosen).toEqual([undefined, 'one', 'one', undefined])
})

test('from a private goal, it says that both will read it', () => {
  const start = { partner: null, point: 'Launch', link: '/goals/1/detail' }
  const hint = 'The goal is private. Both of you will read this'
  expect(renderToStaticMarkup(<RaiseScreen start={start} />)).not.toContain(hint)
  expect(renderToStaticMarkup(<RaiseScreen start={{ ...start, isPrivate: true }} />)).toContain(hint)
  expect(renderToStaticMarkup(<RaiseLink point="Launch" link="/goals" isPrivate />)).toContain('private=1')
})
