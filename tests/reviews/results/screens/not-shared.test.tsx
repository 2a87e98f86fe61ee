import { expect, test } from 'vitest'
import NotShared from '@/app/(product)/feedback/shared/[id]/forbidden'
import { factsOf } from '@/components/reviews/results/results-facts'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { aCircle, aReview } from '@/tests/factories/reviews'
import { markupOf } from '@/tests/support/markup-of'

test('who can no longer read shared results is sent to who shared them, and to no admin', () => {
  const drawn = markupOf(<NotShared />)
  expect(drawn).toContain('Ask the person who shared them.')
  expect(drawn).not.toContain('admin')
})

test('the facts beside results begin with a capital letter', async () => {
  const { creator, asked } = await aCircle(1)
  const head = await getReviewHead(creator, (await aReview(creator, { asked })).id)
  expect(head && new Map(factsOf(head, 'UTC')).get('Read by')).toMatch(/^You/)
})
