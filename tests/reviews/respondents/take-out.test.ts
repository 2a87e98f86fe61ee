import { test, expect } from 'vitest'
import { aRunningReview, storedOf } from '@/tests/factories/reviews'
import { placeOf } from '@/tests/factories/respondents'
import { nobodyLeft } from '@/lib/reviews/respondents/refusals'
import { transaction } from '@/lib/platform/db'
import { takeOut } from '@/lib/reviews/respondents/steps/take-out'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import { expectRefused } from '@/tests/support/refused'

test('says who was taken out, once, and before that whether they may be', async () => {
  const { creator, respondent, review } = await aRunningReview()
  const { id: assigneeId } = await placeOf(review, respondent)
  const take = (fault: ReturnType<typeof nobodyLeft> | null) =>
    transaction(async (tx) => takeOut(tx, await lockOwnReview(tx, creator, review.id), assigneeId, fault))
  await expectRefused(take(nobodyLeft()), 'conflict')
  expect(await take(null)).toMatchObject({ memberId: respondent.memberId })
  expect(await take(nobodyLeft())).toBeNull()
  expect((await storedOf(review.id)).review.askedCount).toBe(2)
})
