import { aCircle, aReview, aReviewer, allAnswers, aResponse, type GivenForm } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { afterEach, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { viewReview } from '@/lib/reviews/responses/commands/view-review'
import { consentInWords } from '@/components/reviews/answering/outside/before-answering'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { getExternalReviewer } from '@/lib/reviews/responses/queries/get-outside-reviewer'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { transaction } from '@/lib/platform/db'
import { recordConsent } from '@/lib/reviews/responses/steps/record-consent'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'

async function anExternalReviewer(given: GivenForm = {}) {
  const { creator, asked } = await aCircle(2)
  const email = `${unique('olga')}@client.example`
  const review = await aReview(creator, { asked, emails: [email], ...given })
  return { review, reviewer: await aReviewer(email) }
}

afterEach(() => setClock())

test('the first saved answer is the consent, and its time stays', async () => {
  const { review, reviewer } = await anExternalReviewer()
  setClock(() => new Date('2026-11-02T10:20:30Z'))
  await viewReview(reviewer, { reviewId: review.id })
  expect((await getExternalReviewer(reviewer)).consentedAt).toBeNull()
  await saveAnswers(reviewer, { reviewId: review.id, answers: allAnswers(review) })
  setClock(() => new Date('2026-11-03T10:20:30Z'))
  await aResponse(reviewer, review)
  const again = () =>
    transaction(async (tx) => recordConsent(tx, await lockRespondent(tx, reviewer, review.id, 'SHARE')))
  await again()
  expect((await getExternalReviewer(reviewer)).consentedAt).toEqual(new Date('2026-11-02T10:20:30Z'))
})

test('of an anonymous review only the day is kept', async () => {
  const { review, reviewer } = await anExternalReviewer({ anonymity: 'ANONYMOUS' })
  setClock(() => new Date('2026-11-02T10:20:30Z'))
  await aResponse(reviewer, review)
  expect((await getExternalReviewer(reviewer)).consentedAt).toEqual(new Date('2026-11-02T00:00:00Z'))
})

test('the day is that of the form’s time zone, and is shown as it is kept', async () => {
  const { review, reviewer } = await anExternalReviewer({ anonymity: 'ANONYMOUS', timeZone: 'America/New_York' })
  setClock(() => new Date('2026-11-03T02:20:30Z'))
  await aResponse(reviewer, review)
  const [view, external] = await Promise.all([getAnswering(reviewer, review.id), getExternalReviewer(reviewer)])
  expect(external.consentedAt).toEqual(new Date('2026-11-02T00:00:00Z'))
  expect(consentInWords(view, external)).toBe('You agreed on Nov 02, 2026.')
})

test('declining agrees to nothing', async () => {
  const { review, reviewer } = await anExternalReviewer()
  await optOutOfReview(reviewer, { reviewId: review.id })
  expect((await getExternalReviewer(reviewer)).consentedAt).toBeNull()
})
