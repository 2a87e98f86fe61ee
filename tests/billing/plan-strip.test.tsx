import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanStrip } from '@/components/billing/plan-strip'

test('the strip says what will happen on a small screen too', () => {
  const text = 'Nobody can be added until there are fewer than 10.'
  const page = renderToStaticMarkup(<PlanStrip notice={{ kind: 'over-limit', title: 'Too many people', text }} />)
  expect(page).toContain(text)
  expect(page).not.toContain('max-sm:hidden')
})

test('the strip stays off paper, which is handed to others', () => {
  const page = renderToStaticMarkup(<PlanStrip notice={{ kind: 'ending', title: 'It ends', text: 'Tomorrow.' }} />)
  expect(page).toMatch(/<aside [^>]*class="[^"]*print:hidden/)
})
