import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarTimeline } from '@/components/ui/charts/bar-timeline'
import { ChartFrame } from '@/components/ui/charts/chart-frame'

const summary = '4 people: mean 3.5'

test.each([
  [
    'a chart',
    <ChartFrame key="1" summary={summary} points={[{ label: 'Yes', count: 4 }]}>
      Bars
    </ChartFrame>,
  ],
  [
    'a chart of links',
    <ChartFrame key="2" summary={summary} points={[{ label: 'Yes', count: 4, href: '/goals' }]}>
      Bars
    </ChartFrame>,
  ],
  [
    'a timeline',
    <BarTimeline key="3" summary={summary} points={[{ label: 'Nov', whole: 4 }]} heads={['Month', 'Asked']} />,
  ],
])('the figure of %s is named by its summary, not by the way to its table', (_, chart) => {
  expect(renderToStaticMarkup(chart)).toMatch(new RegExp(`^<figure[^>]* aria-label="${summary}"`))
})
