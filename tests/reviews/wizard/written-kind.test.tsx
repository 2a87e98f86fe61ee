import { test, expect } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { WrittenKind } from '@/components/reviews/asking/questions/kinds/written-kind'

test.each([
  ['input', 'up to 500 characters'],
  ['textarea', 'up to 10,000 characters'],
] as const)('the author of a form reads how long an answer may be: %s', (type, words) => {
  const drawn = renderToStaticMarkup(<WrittenKind question="q" index={0} number="1" type={type} />)
  expect(drawn).toContain(words)
})
