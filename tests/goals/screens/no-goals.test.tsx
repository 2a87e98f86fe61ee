import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoGoals } from '@/components/goals/list/no-goals'
import { goalListSchema } from '@/lib/goals/schema'

const stepOf = (tab: string, may: { isAdmin: boolean; isLead: boolean }) => {
  const markup = renderToStaticMarkup(<NoGoals filter={goalListSchema.parse({ tab })} {...may} />)
  return /<a[^>]* href="([^"]+)"/.exec(markup)?.[1]
}

test('an empty list begins with a goal of its kind, for who may set one', () => {
  const [admin, lead, member] = [
    { isAdmin: true, isLead: true },
    { isAdmin: false, isLead: true },
    { isAdmin: false, isLead: false },
  ]
  expect([admin, lead, member].map((may) => stepOf('individual', may))).toEqual([
    '/goals/add?type=Team',
    '/goals/add?type=Team',
    '/goals',
  ])
  expect([admin, lead].map((may) => stepOf('organization', may))).toEqual(['/goals/add?type=Organization', '/goals'])
})
