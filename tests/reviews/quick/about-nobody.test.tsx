import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultsFacts } from '@/components/reviews/results/results-facts'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { aHead } from '@/tests/factories/results'
import { aCircle, aReview } from '@/tests/factories/reviews'

test('the results of a quick question say nothing of whom it is about', async () => {
  const { creator, asked } = await aCircle(1)
  const factsOf = async (review: { id: string }) =>
    renderToStaticMarkup(<ResultsFacts head={await aHead(creator, review)} zone="UTC" />)
  expect(await factsOf(await aReview(creator, { asked }))).toContain('>About<')
  expect(await factsOf(await aQuickAsk(creator, asked))).not.toContain('>About<')
})
