import { aCircle, aReview, aReviewer, type GivenForm } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { test, expect } from 'vitest'
import { nameReviewer } from '@/lib/reviews/responses/commands/name-reviewer'
import { getExternalReviewer } from '@/lib/reviews/responses/queries/get-outside-reviewer'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { listAsked } from '@/lib/reviews/results/queries/list-asked'
import { expectRefused } from '@/tests/support/refused'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { nameReviewerSchema } from '@/lib/reviews/responses/schema'

async function anExternalReviewer(given: GivenForm = {}) {
  const { creator, asked } = await aCircle(2)
  const email = `${unique('olga')}@client.example`
  const review = await aReview(creator, { asked, emails: [email], ...given })
  return { creator, email, review, reviewer: await aReviewer(email) }
}

test('keeps a name, shows it to the creator, and forgets it again', async () => {
  const { creator, email, review, reviewer } = await anExternalReviewer()
  await nameReviewer(reviewer, { reviewId: review.id, name: 'Olga Marin' })
  expect(await getExternalReviewer(reviewer)).toMatchObject({ email, name: 'Olga Marin', consentedAt: null })
  const head = await getReviewHead(creator, review.id)
  expect(head && (await listAsked(head, 'invited')).rows).toMatchObject([{ name: 'Olga Marin', email }])
  await nameReviewer(reviewer, { reviewId: review.id, name: '' })
  expect((await getExternalReviewer(reviewer)).name).toBe('')
})

test('no other review is found through the link', async () => {
  const [mine, another] = [await anExternalReviewer(), await anExternalReviewer()]
  await expectRefused(nameReviewer(mine.reviewer, { reviewId: another.review.id, name: 'Olga' }), 'not-found')
  expect((await getExternalReviewer(another.reviewer)).name).toBe('')
})

test('an anonymous review takes none, and a closed one no more', async () => {
  const anonymous = await anExternalReviewer({ anonymity: 'ANONYMOUS' })
  await expectRefused(nameReviewer(anonymous.reviewer, { reviewId: anonymous.review.id, name: 'Olga' }), 'conflict')
  const closed = await anExternalReviewer()
  await closeReview(closed.creator, { id: closed.review.id })
  await expectRefused(nameReviewer(closed.reviewer, { reviewId: closed.review.id, name: 'Olga' }), 'conflict')
})

test.each(['x'.repeat(101), 'nul \u0000'])('refuses %j', (name) => {
  expect(nameReviewerSchema.safeParse({ reviewId: crypto.randomUUID(), name }).success).toBe(false)
})
