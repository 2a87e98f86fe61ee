import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarList } from '@/components/ui/charts/bar-list'

const points = [
  { label: 'Calm', count: 1 },
  { label: 'Quick', count: 3 },
]

test('what was chosen at an earlier time stands in brackets, for the eye and for the ear', () => {
  const drawn = renderToStaticMarkup(<BarList points={points} people={4} before={[50, 0]} />)
  const words = drawn.replaceAll(/<[^>]+>/g, '')
  expect(words).toContain('1 · 25% (50%)')
  expect(words).toContain('3 · 75% (0%)')
  expect(drawn).toContain('aria-label="Calm: 1 (50%), Quick: 3 (0%)"')
})

test('where there is nothing earlier, no brackets do', () => {
  expect(renderToStaticMarkup(<BarList points={points} people={4} />)).not.toContain('(')
})

test('a bar is as long as the share beside it says', () => {
  const drawn = renderToStaticMarkup(<BarList points={points} people={8} />)
  expect(drawn.match(/width="[\d.]+%"/g)).toEqual(['width="12.5%"', 'width="37.5%"'])
})
