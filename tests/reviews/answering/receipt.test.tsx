import { afterEach, test, expect, vi } from 'vitest'
import * as scripted from '@/components/ui/use-scripted'
import { NameField } from '@/components/reviews/answering/outside/name-field'
import { aQuestion, aResponse, aReviewer, aRunningReview } from '@/tests/factories/reviews'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { renderToStaticMarkup } from 'react-dom/server'
import { Receipt } from '@/components/reviews/answering/receipt/receipt'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { unique } from '@/tests/factories/workspaces'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'

afterEach(() => void vi.restoreAllMocks())

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

test('after the close a receipt says that nothing can change', async () => {
  const { creator, respondent, review } = await aRunningReview()
  await aResponse(respondent, review)
  const shown = async () =>
    renderToStaticMarkup(<Receipt view={await getAnswering(respondent, review.id)} access={{ reviewId: review.id }} />)
  expect(await shown()).not.toContain('is closed')
  await closeReview(creator, { id: review.id })
  expect(await shown()).toContain('This feedback is closed. Your answers can no longer be changed.')
})

test('an external reviewer reads until when they can change their answers by their own clock, too', async () => {
  const email = `${unique('pat')}@else.example`
  const closing = { closesOn: '2031-01-31', closesTime: '17:00', timeZone: 'Asia/Kolkata' }
  const { review } = await aRunningReview({ emails: [email], ...closing })
  const reviewer = await aReviewer(email)
  await aResponse(reviewer, review)
  const view = await getAnswering(reviewer, review.id)
  vi.spyOn(scripted, 'useScripted').mockReturnValue(true)
  const page = renderToStaticMarkup(<Receipt view={view} access={{ reviewId: review.id, code: 'x' }} />)
  expect(page).toMatch(/\(Kolkata\) · /)
})

test('who may give a name in a confidential form reads who won’t see it', () => {
  const field = { reviewId: 'r', code: 'c', name: '', subjectName: 'Tom Reed' }
  const drawn = (anonymity: 'NAMED' | 'CONFIDENTIAL') =>
    renderToStaticMarkup(<NameField {...field} anonymity={anonymity} />)
  expect(drawn('CONFIDENTIAL')).toContain('Shown with your answers, but not to Tom Reed')
  expect(drawn('NAMED')).not.toContain('Tom Reed')
  // A pasted name that is too long is refused, not cut.
  expect(drawn('NAMED')).not.toMatch(/maxlength/i)
})
