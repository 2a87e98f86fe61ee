import { test, expect } from 'vitest'
import { anAnsweredReview } from './revision-circumstances'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { listAskedQuestions } from '@/lib/reviews/responses/queries/asked-questions'
import { writeRevision } from '@/lib/reviews/responses/steps/write-revision'
import { anAnswer, questionOf, storedOf } from '@/tests/factories/reviews'

test('begins as a copy of what was sent, and then goes its own way', async () => {
  const { respondent, review } = await anAnsweredReview()
  const write = (text: string) =>
    transaction(async (tx) => {
      const held = await lockRespondent(tx, respondent, review.id, 'SHARE')
      const questions = await listAskedQuestions(tx, review.id)
      return writeRevision(tx, held, questions, [anAnswer(questionOf(review, 'input'), { text })])
    })
  const { sentId, revisionId } = await write('One')
  expect(await write('Two')).toEqual({ sentId, revisionId })
  const { answers } = await storedOf(review.id)
  const of = (id: string) => answers.filter(({ responseId }) => responseId === id)
  expect([of(sentId).length, of(revisionId).length]).toEqual([6, 6])
  expect(of(revisionId).map(({ text }) => text)).toContain('Two')
  expect(of(revisionId).some(({ isCounted }) => isCounted)).toBe(false)
  expect(of(sentId).every(({ isCounted, text }) => isCounted && text !== 'Two')).toBe(true)
})
