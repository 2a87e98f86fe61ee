import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { anAnswerBy, countedIn, anAnsweredReview } from './revision-circumstances'
import { anAnswer, questionOf, storedOf } from '@/tests/factories/reviews'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { discardRevision } from '@/lib/reviews/responses/commands/discard-revision'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { expectRefused } from '@/tests/support/refused'
import { aMember } from '@/tests/factories/members'

describe.each(Object.values(Role))('as %s', (role) => {
  test('forgets the changes, twice without effect, and leaves what was sent', async () => {
    const { respondent, review } = await anAnswerBy(role)
    const before = await countedIn(review.id)
    const answers = [anAnswer(questionOf(review, 'input'), { text: 'Changed' })]
    await saveRevision(respondent, { reviewId: review.id, answers })
    await discardRevision(respondent, { reviewId: review.id })
    await discardRevision(respondent, { reviewId: review.id })
    expect(await countedIn(review.id)).toEqual(before)
    expect((await getAnswering(respondent, review.id)).revision).toBeNull()
    expect((await storedOf(review.id)).responses).toHaveLength(1)
  })
})

test('a stranger does not find it, and a colleague who was not asked may not', async () => {
  const { workspace, respondent, review, save } = await anAnsweredReview({ anonymity: 'ANONYMOUS' })
  await save(anAnswer(questionOf(review, 'input'), { text: 'Changed' }))
  const input = { reviewId: review.id }
  await expectRefused(discardRevision(await aMember({ role: 'Admin' }), input), 'not-found')
  await expectRefused(discardRevision(await aMember({ workspace, role: 'Admin' }), input), 'forbidden')
  expect((await getAnswering(respondent, review.id)).revision).not.toBeNull()
})
