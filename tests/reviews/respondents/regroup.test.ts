import { test, expect } from 'vitest'
import { aRunningReview, allAnswers, storedOf } from '@/tests/factories/reviews'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { placeOf } from '@/tests/factories/respondents'
import { transaction } from '@/lib/platform/db'
import { regroup } from '@/lib/reviews/respondents/steps/regroup'
import { lockOwnReview } from '@/lib/reviews/model/steps/lock-review'

test.each(['NAMED', 'ANONYMOUS'] as const)('%s: a draft goes along, and nobody else is moved', async (anonymity) => {
  const { creator, asked, respondent, review } = await aRunningReview({ anonymity })
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
