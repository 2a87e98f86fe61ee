import { expect, test } from 'vitest'
import { AnsweringScreen } from '@/components/reviews/answering/answering-screen'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { aRunningReview } from '@/tests/factories/reviews'
import { markupOf } from '@/tests/support/markup-of'

test('a form is sent with the notice that stands above it', async () => {
  const { respondent, review } = await aRunningReview()
  const view = await getAnswering(respondent, review.id)
  const drawn = markupOf(<AnsweringScreen view={view} />)
  expect(drawn).toContain(`name="notice" value="${view.privacyNotice[0]}"`)
})
