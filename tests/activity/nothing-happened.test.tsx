import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NothingHappened } from '@/components/activity/nothing-happened'

const href = '/dashboard?tab=activity'
const drawn = (isAll: boolean, first?: string) =>
  renderToStaticMarkup(<NothingHappened isAll={isAll} href={href} first={first} />)

test('a later page without anything says that there is nothing older, not that nothing happened', () => {
  expect([drawn(true), drawn(false)]).toEqual([
    expect.stringContaining('No activity yet'),
    expect.stringContaining('No activity of this type yet'),
  ])
  for (const isAll of [true, false]) {
    expect(drawn(isAll, href)).toContain('Nothing older')
    expect(drawn(isAll, href)).not.toContain('yet')
  }
})
