import { expect, test } from 'vitest'
import { transaction } from '@/lib/platform/db'
import { saveAnswers } from '@/lib/reviews/answering/responses/commands/save-answers'
import { holdOwnReview } from '@/lib/reviews/running/queries'
import { regroup } from '@/lib/reviews/running/respondents/commands/regroup'
import { placeOf } from '@/tests/factories/respondents'
import { allAnswers, aRunningReview, storedOf } from '@/tests/factories/reviews'

test.each(['NAMED', 'ANONYMOUS'] as const)('%s: a draft goes along, and nobody else is moved', async (anonymity) => {
  const { creator, asked, respondent, review } = await aRunningReview({ anonymity })
  const [, other = creator] = asked
  for (const person of [respondent, other]) {
    await saveAnswers(person, { reviewId: review.id, answers: allAnswers(review).slice(0, 1) })
  }
  const { id: assigneeId } = await placeOf(review, respondent)
  await transaction(async (tx) =>
    regroup(tx, await holdOwnReview(tx, creator, review.id), assigneeId, { relationship: 'PEER' }),
  )
  const { relationship: before } = await placeOf(review, other)
  const { assignees, answers } = await storedOf(review.id)
  expect(assignees.filter(({ relationship }) => relationship === 'PEER').map(({ id }) => id)).toEqual([assigneeId])
  expect(answers.map(({ relationship }) => relationship).toSorted()).toEqual([before, 'PEER'].toSorted())
})
