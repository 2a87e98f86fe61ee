import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RaiseLink } from '@/components/one-on-ones/raise/raise-link'
import { creationsFor } from '@/components/shell/navigation'

const words = 'Add to a one-on-one'

const everything = {
  isAdmin: true,
  canInvite: true,
  hasTemplates: true,
  hasGoals: true,
  hasFollowUps: true,
  hasOneOnOnes: true,
  hasApplause: true,
}

test('the palette and the pages name it alike', () => {
  expect(creationsFor(everything).map(({ label }) => label)).toContain(words)
  expect(renderToStaticMarkup(<RaiseLink point="Launch" link="/goals" />)).toContain(words)
})
