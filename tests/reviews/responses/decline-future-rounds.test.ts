import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aReview, aRunningReview, storedOf, aResponse } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { declineFutureRounds } from '@/lib/reviews/responses/commands/decline-future-rounds'
import { expectRefused } from '@/tests/support/refused'
import { db } from '@/lib/platform/db'

const weekly = { frequency: 'Weekly', openDays: 4 } as const

describe.each(Object.values(Role))('as %s', (role) => {
  test('is left out of the next rounds, twice without effect, and still asked in this one', async () => {
    const { workspace, creator } = await aCircle(0)
    const respondent = await aMember({ workspace, role })
    const { id: reviewId } = await aReview(creator, { asked: [respondent], ...weekly })
    expect((await getAnswering(respondent, reviewId)).can.declineFuture).toBe(true)
    await declineFutureRounds(respondent, { reviewId })
    await declineFutureRounds(respondent, { reviewId })
    expect(await getAnswering(respondent, reviewId)).toMatchObject({ state: 'open', hasDeclinedFuture: true })
  })
})

test('a stranger does not find it, and a colleague who was not asked may not', async () => {
  const { workspace, review } = await aRunningReview(weekly)
  const input = { reviewId: review.id }
  await expectRefused(declineFutureRounds(await aMember({ role: 'Admin' }), input), 'not-found')
  await expectRefused(declineFutureRounds(await aMember({ workspace, role: 'Admin' }), input), 'forbidden')
  expect((await storedOf(review.id)).assignees.some(({ optedOutFromFuture }) => optedOutFromFuture)).toBe(false)
})

test('also after answering, when there is nothing left to opt out of', async () => {
  const { respondent, review } = await aRunningReview(weekly)
  await aResponse(respondent, review)
  await declineFutureRounds(respondent, { reviewId: review.id })
  expect(await getAnswering(respondent, review.id)).toMatchObject({ state: 'answered', hasDeclinedFuture: true })
})

test('not where nothing repeats, and not where it is not offered', async () => {
  const once = await aRunningReview()
  await expectRefused(declineFutureRounds(once.respondent, { reviewId: once.review.id }), 'conflict')
  const fixed = await aRunningReview({ ...weekly, mayDeclineFuture: false })
  await expectRefused(declineFutureRounds(fixed.respondent, { reviewId: fixed.review.id }), 'conflict')
  expect((await getAnswering(fixed.respondent, fixed.review.id)).can.declineFuture).toBe(false)
  const where = { reviewId: { in: [once.review.id, fixed.review.id] }, optedOutFromFuture: true }
  expect(await db.reviewAssignee.count({ where })).toBe(0)
})
