import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeyResults } from '@/components/goals/detail/key-results'

const row = (id: string, weight: number, unit = '%') => ({
  id,
  title: `Result ${id}`,
  start: 54,
  current: 60,
  target: 85,
  unit,
  weight,
  percent: 19,
})

const wordsOf = (rows: ReturnType<typeof row>[]) =>
  renderToStaticMarkup(<KeyResults rows={rows} />).replace(/<[^>]+>/g, ' ')

test('says the weight of key results that weigh differently', () => {
  expect(wordsOf([row('one', 2), row('other', 2)])).not.toContain('weight')
  const words = wordsOf([row('one', 3), row('other', 1)])
  expect([...words.matchAll(/weight (\d)/g)].map(([, weight]) => weight)).toEqual(['3', '1'])
})

test('writes percents at both ends, and other units once', () => {
  expect(wordsOf([row('one', 1)])).toContain('from 54% to 85%')
  expect(wordsOf([row('one', 1, 'hours')])).toContain('from 54 to 85 hours')
})
