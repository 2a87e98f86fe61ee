import { describe, expect, test } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { closeReview } from '@/lib/reviews/commands/close-review'
import { optOutOfReview } from '@/lib/reviews/answering/responses/commands/opt-out-of-review'
import { saveAnswers } from '@/lib/reviews/answering/responses/commands/save-answers'
import { undoOptOut } from '@/lib/reviews/answering/responses/commands/undo-opt-out'
import { getAnswering } from '@/lib/reviews/answering/responses/queries'
import { aMember } from '@/tests/factories/members'
import { aCircle, aResponse, aReview, allAnswers, storedOf } from '@/tests/factories/reviews'
import { expectRefused } from '@/tests/support/refused'

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

test('changes nothing for whoever did not opt out', async () => {
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
