import { expect, test } from 'vitest'
import { transaction } from '@/lib/platform/db'
import { askNewcomers } from '@/lib/reviews/running/respondents/commands/ask-newcomers'
import { findNewcomers } from '@/lib/reviews/running/respondents/newcomers/queries'
import { holdOwnReview } from '@/lib/reviews/running/queries'
import { aMember } from '@/tests/factories/members'
import { aRunningReview, storedOf } from '@/tests/factories/reviews'

test('asks those who were not asked, and says who they were', async () => {
  const { workspace, creator, respondent, review } = await aRunningReview()
  const newcomer = await aMember({ workspace })
  const ask = () =>
    transaction(async (tx) => {
      const held = await holdOwnReview(tx, creator, review.id)
      const found = await findNewcomers(tx, held, [newcomer.memberId, respondent.memberId])
      return (await askNewcomers(tx, held, found)).map(({ memberId }) => memberId)
    })
  expect((await Promise.all([ask(), ask()])).flat()).toEqual([newcomer.memberId])
  expect(await ask()).toEqual([])
  expect((await storedOf(review.id)).review.askedCount).toBe(4)
})
