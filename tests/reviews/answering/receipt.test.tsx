import { test, expect } from 'vitest'
import { aQuestion, aRunningReview } from '@/tests/factories/reviews'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { renderToStaticMarkup } from 'react-dom/server'
import { Receipt } from '@/components/reviews/answering/receipt/receipt'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'

test('without names, nothing written is no close: the receipt says so only once it is closed', async () => {
  const questions = [aQuestion('textarea', { isRequired: false })]
  const { creator, respondent, review } = await aRunningReview({ questions, anonymity: 'ANONYMOUS' })
  await submitResponse(respondent, { reviewId: review.id, answers: [] })
  const shown = async () =>
    renderToStaticMarkup(<Receipt view={await getAnswering(respondent, review.id)} access={{ reviewId: review.id }} />)
  expect(await shown()).toContain('Your answers were sent without your name.')
  await closeReview(creator, { id: review.id })
  expect(await shown()).toContain('nobody can find your answers now')
})
