import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AllLines, shownLines } from '@/components/ui/report/all-lines'

const lines = Array.from({ length: 26 }, (_, index) => index + 1)

test('a report shows its first lines, and all of them when asked', () => {
  expect(shownLines(lines, {}).at(-1)).toBe(25)
  expect(shownLines(lines, { all: 'true' })).toEqual(lines)
})

test('a long report offers the rest, and the way back', () => {
  const offered = (count: number, all?: 'true') =>
    renderToStaticMarkup(
      <AllLines path="/reports" filter={{ range: 'Last_Quarter', all }} count={count} noun="teams" />,
    )
  expect(offered(1200)).toContain('href="/reports?range=Last_Quarter&amp;all=true"')
  expect(offered(1200)).toContain('Show all 1,200 teams')
  expect(offered(25)).toBe('')
  expect(offered(1200, 'true')).toContain('href="/reports?range=Last_Quarter"')
  expect(offered(1200, 'true')).toContain('Show the first 25')
})
