import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewList } from '@/components/reviews/list/review-list'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { aCircle, aReview } from '@/tests/factories/reviews'

test('the dots between the facts of a row are drawn as in every list', async () => {
  const { creator, asked } = await aCircle(2)
  await aReview(creator, { asked })
  const { rows } = await listReviews(creator, { tab: 'created', search: '' })
  const withDate = rows.map((row) => ({
    ...row,
    moment: { at: new Date('2899-01-05T10:00:00Z'), kind: 'closes' as const },
  }))
  const markup = renderToStaticMarkup(<ReviewList label="Created" tab="created" rows={withDate} zone="UTC" />)
  expect(markup).toContain('<span class="fact">Closes')
  expect(markup).not.toContain('·')
})
