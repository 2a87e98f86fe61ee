import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aReview, allAnswers, aResponse, storedOf } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { undoOptOut } from '@/lib/reviews/responses/commands/undo-opt-out'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { expectRefused } from '@/tests/support/refused'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'

describe.each(Object.values(Role))('as %s', (role) => {
  test('takes the opting out back and finds what was written before', async () => {
    const { workspace, creator } = await aCircle(0)
    const respondent = await aMember({ workspace, role })
    const review = await aReview(creator, { asked: [respondent] })
    await saveAnswers(respondent, { reviewId: review.id, answers: allAnswers(review) })
    await optOutOfReview(respondent, { reviewId: review.id })
    await undoOptOut(respondent, { reviewId: review.id })
    const view = await getAnswering(respondent, review.id)
    expect([view.state, Object.keys(view.answers).length]).toEqual(['open', 6])
  })
})

test('a stranger does not find it, and a colleague who was not asked may not', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const { id: reviewId } = await aReview(creator, { asked })
  await expectRefused(undoOptOut(await aMember({ role: 'Admin' }), { reviewId }), 'not-found')
  await expectRefused(undoOptOut(await aMember({ workspace, role: 'Admin' }), { reviewId }), 'forbidden')
})

test('changes nothing for people who did not opt out', async () => {
  const { creator, asked } = await aCircle(2)
  const [one = creator, other = creator] = asked
  const review = await aReview(creator, { asked })
  await aResponse(one, review)
  const before = await storedOf(review.id)
  await undoOptOut(one, { reviewId: review.id })
  await undoOptOut(other, { reviewId: review.id })
  expect(await storedOf(review.id)).toEqual(before)
})

test('after the close it is too late', async () => {
  const { creator, asked } = await aCircle(1)
  const [respondent = creator] = asked
  const { id } = await aReview(creator, { asked })
  await optOutOfReview(respondent, { reviewId: id })
  await closeReview(creator, { id })
  await expectRefused(undoOptOut(respondent, { reviewId: id }), 'conflict')
  expect((await storedOf(id)).assignees).toMatchObject([{ status: 'OPTED_OUT' }])
})
