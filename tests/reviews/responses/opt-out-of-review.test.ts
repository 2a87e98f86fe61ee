import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aReview, allAnswers, storedOf, aReviewer, aResponse } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'

describe.each(Object.values(Role))('as %s', (role) => {
  test('declines, twice without effect, and keeps what was written', async () => {
    const { workspace, creator } = await aCircle(0)
    const respondent = await aMember({ workspace, role })
    const review = await aReview(creator, { asked: [respondent] })
    await saveAnswers(respondent, { reviewId: review.id, answers: allAnswers(review) })
    await optOutOfReview(respondent, { reviewId: review.id })
    await optOutOfReview(respondent, { reviewId: review.id })
    expect((await getAnswering(respondent, review.id)).state).toBe('opted-out')
    const { answers, review: stored } = await storedOf(review.id)
    expect([answers.length, stored.answeredCount]).toEqual([6, 0])
  })
})

test('somebody outside declines through the link', async () => {
  const { creator } = await aCircle(0)
  const email = `${unique('reviewer')}@client.example`
  const review = await aReview(creator, { emails: [email] })
  const reviewer = await aReviewer(email)
  await optOutOfReview(reviewer, { reviewId: review.id })
  expect((await getAnswering(reviewer, review.id)).state).toBe('opted-out')
})

test('a stranger does not find it, and a colleague who was not asked may not', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const { id: reviewId } = await aReview(creator, { asked })
  await expectRefused(optOutOfReview(await aMember({ role: 'Admin' }), { reviewId }), 'not-found')
  await expectRefused(optOutOfReview(await aMember({ workspace, role: 'Admin' }), { reviewId }), 'forbidden')
  expect((await storedOf(reviewId)).assignees).toMatchObject([{ status: 'PENDING' }])
})

test('what was sent cannot be declined, and neither can what is closed', async () => {
  const { creator, asked } = await aCircle(2)
  const [one = creator, other = creator] = asked
  const review = await aReview(creator, { asked })
  await aResponse(one, review)
  await expectRefused(optOutOfReview(one, { reviewId: review.id }), 'conflict')
  await closeReview(creator, { id: review.id })
  await expectRefused(optOutOfReview(other, { reviewId: review.id }), 'conflict')
  const { assignees } = await storedOf(review.id)
  expect(assignees.map(({ status }) => status).sort()).toEqual(['ANSWERED', 'PENDING'])
})

test('of declining and sending at once, exactly one holds', async () => {
  const { creator, asked } = await aCircle(1)
  const [respondent = creator] = asked
  const review = await aReview(creator, { asked })
  const outcomes = await Promise.allSettled([
    aResponse(respondent, review),
    optOutOfReview(respondent, { reviewId: review.id }),
  ])
  const { assignees, review: stored } = await storedOf(review.id)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(stored.answeredCount).toBe(assignees[0]?.status === 'ANSWERED' ? 1 : 0)
})
