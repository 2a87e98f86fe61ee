import { test, expect } from 'vitest'
import { aCircle, aResponse, aReview, aRunningReview, allAnswers, storedOf } from '@/tests/factories/reviews'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { placeOf } from '@/tests/factories/respondents'
import { transaction } from '@/lib/platform/db'
import { regroup } from '@/lib/reviews/respondents/steps/regroup'
import { groupBy } from '@/lib/shared/group-by'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'

test('a draft goes along, and nobody else is moved', async () => {
  const { creator, asked, respondent, review } = await aRunningReview()
  const [, other = creator] = asked
  for (const person of [respondent, other]) {
    await saveAnswers(person, { reviewId: review.id, answers: allAnswers(review).slice(0, 1) })
  }
  const { id: assigneeId } = await placeOf(review, respondent)
  await transaction(async (tx) =>
    regroup(tx, await lockOwnReview(tx, creator, review.id), assigneeId, { relationship: 'PEER' }),
  )
  const { relationship: before } = await placeOf(review, other)
  const { assignees, answers } = await storedOf(review.id)
  expect(assignees.filter(({ relationship }) => relationship === 'PEER').map(({ id }) => id)).toEqual([assigneeId])
  expect(answers.map(({ relationship }) => relationship).toSorted()).toEqual([before, 'PEER'].toSorted())
})

test('the close groups anonymous answers by what their assignees are then', async () => {
  const { creator, asked } = await aCircle(6)
  const review = await aReview(creator, { asked, anonymity: 'ANONYMOUS' })
  for (const person of asked) await saveAnswers(person, { reviewId: review.id, answers: allAnswers(review) })
  for (const person of asked.slice(3)) {
    const { id } = await placeOf(review, person)
    await transaction(async (tx) =>
      regroup(tx, await lockOwnReview(tx, creator, review.id), id, { relationship: 'PEER' }),
    )
  }
  for (const person of asked) await aResponse(person, review)
  await closeReview(creator, review)
  const groups = groupBy((await storedOf(review.id)).answers, ({ relationship }) => relationship)
  expect([groups.get('PEER')?.length, groups.get('OTHER')?.length]).toEqual([18, 18])
})
