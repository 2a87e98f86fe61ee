import { test, expect } from 'vitest'
import { aRunningReview, storedOf } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { transaction } from '@/lib/platform/db'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'
import { findAddedPeople } from '@/lib/reviews/respondents/queries/find-added-people'
import { askAddedPeople } from '@/lib/reviews/respondents/steps/ask-added-people'

test('asks those who were not asked, and says who they were', async () => {
  const { workspace, creator, respondent, review } = await aRunningReview()
  const newcomer = await aMember({ workspace })
  const ask = () =>
    transaction(async (tx) => {
      const held = await lockOwnReview(tx, creator, review.id)
      const found = await findAddedPeople(tx, held, [newcomer.memberId, respondent.memberId])
      return (await askAddedPeople(tx, held, found)).map(({ memberId }) => memberId)
    })
  expect((await Promise.all([ask(), ask()])).flat()).toEqual([newcomer.memberId])
  expect(await ask()).toEqual([])
  expect((await storedOf(review.id)).review.askedCount).toBe(4)
})
