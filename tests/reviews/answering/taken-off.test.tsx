import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CannotAnswer } from '@/components/reviews/answering/leaving/cannot-answer'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { placeOf } from '@/tests/factories/respondents'
import { aRunningReview } from '@/tests/factories/reviews'

test('who is no longer asked reads so, and of nobody who did it: it may have been the product', async () => {
  const { creator, respondent, review } = await aRunningReview()
  const { id: assigneeId } = await placeOf(review, respondent)
  await removeRespondent(creator, { id: review.id, assigneeId })
  const view = await getAnswering(respondent, review.id)
  const page = renderToStaticMarkup(<CannotAnswer view={view} state="removed" access={{ reviewId: review.id }} />)
  expect(page).toContain('You’re no longer asked for this feedback.')
  expect(page).not.toContain(view.creatorName)
})
