import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewList } from '@/components/reviews/list/review-list'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { aCircle, aResponse, aReview } from '@/tests/factories/reviews'

test('the bar of a row has the colour of its progress, as the ring of its results has', async () => {
  const { creator, asked } = await aCircle(5)
  const review = await aReview(creator, { asked })
  const colours: (string | undefined)[] = []
  for (const person of asked) {
    await aResponse(person, review)
    const { rows } = await listReviews(creator, { tab: 'created', search: '' })
    const markup = renderToStaticMarkup(<ReviewList label="Created" tab="created" rows={rows} zone="UTC" />)
    colours.push(/progress-bar text-(\w+)/.exec(markup)?.[1])
  }
  expect(colours).toEqual(['danger', 'warning', 'info', 'success', 'primary'])
})
