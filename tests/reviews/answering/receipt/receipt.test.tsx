import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Receipt } from '@/components/reviews/answering/receipt/receipt'
import { closeReview } from '@/lib/reviews/commands/close-review'
import { submitResponse } from '@/lib/reviews/answering/responses/commands/submit-response'
import { getAnswering } from '@/lib/reviews/answering/responses/queries'
import { aQuestion, aRunningReview } from '@/tests/factories/reviews'

test('without names, nothing written is no close: the receipt says so only once it is closed', async () => {
  const questions = [aQuestion('textarea', { isRequired: false })]
  const { creator, respondent, review } = await aRunningReview({ questions, anonymity: 'ANONYMOUS' })
  await submitResponse(respondent, { reviewId: review.id, answers: [] })
  const shown = async () =>
    renderToStaticMarkup(<Receipt view={await getAnswering(respondent, review.id)} door={{ reviewId: review.id }} />)
  expect(await shown()).toContain('Your answers were sent without your name.')
  await closeReview(creator, { id: review.id })
  expect(await shown()).toContain('closing it destroyed the link')
})
