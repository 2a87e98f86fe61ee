import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aReview, aRunningReview } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { declineFutureRounds } from '@/lib/reviews/responses/commands/decline-future-rounds'
import { rejoinFutureRounds } from '@/lib/reviews/responses/commands/rejoin-future-rounds'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { expectRefused } from '@/tests/support/refused'

const weekly = { frequency: 'Weekly', openDays: 4 } as const

describe.each(Object.values(Role))('as %s', (role) => {
  test('is asked again from the next round on', async () => {
    const { workspace, creator } = await aCircle(0)
    const respondent = await aMember({ workspace, role })
    const { id: reviewId } = await aReview(creator, { asked: [respondent], ...weekly })
    await declineFutureRounds(respondent, { reviewId })
    await rejoinFutureRounds(respondent, { reviewId })
    await rejoinFutureRounds(respondent, { reviewId })
    expect((await getAnswering(respondent, reviewId)).hasDeclinedFuture).toBe(false)
  })
})

test('a stranger does not find it, and a colleague who was not asked may not', async () => {
  const { workspace, respondent, review } = await aRunningReview(weekly)
  await declineFutureRounds(respondent, { reviewId: review.id })
  const input = { reviewId: review.id }
  await expectRefused(rejoinFutureRounds(await aMember({ role: 'Admin' }), input), 'not-found')
  await expectRefused(rejoinFutureRounds(await aMember({ workspace, role: 'Admin' }), input), 'forbidden')
  expect((await getAnswering(respondent, review.id)).hasDeclinedFuture).toBe(true)
})
