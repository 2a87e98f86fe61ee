import { test, expect } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { groupLabels } from '@/lib/reviews/model/rules/relationships'
import { GroupSwitch } from '@/components/reviews/results/summary/group-switch'

test('the groups stand in the same order, whichever answered first', () => {
  const drawn = renderToStaticMarkup(
    <GroupSwitch
      path="/feedback/preview/1"
      groups={['OTHER', 'PEER', 'MANAGER']}
      active={undefined}
      labels={groupLabels}
    />,
  )
  const names = [...drawn.matchAll(/>([^<>]+)<\/a>/g)].map(([, name]) => name)
  expect(names).toEqual(['All', 'Managers', 'Peers', 'Others'])
})
