import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { holdRespondent } from '@/lib/reviews/running/respondents/queries'
import { writeAnswers } from '@/lib/reviews/answering/responses/commands/write-answers'
import { listAskedQuestions } from '@/lib/reviews/answering/responses/queries'
import type { AnswerInput } from '@/lib/reviews/answering/responses/schema'
import { aCircle, aReview, allAnswers, anAnswer, questionOf, storedOf } from '@/tests/factories/reviews'
import { refusalOf } from '@/tests/support/refused'

/** Writes as the commands do that save and send: inside of one transaction, with the respondent's place held. */
const write = (respondent: Actor, reviewId: string, answers: AnswerInput[]) =>
  transaction(async (tx) => {
    const held = await holdRespondent(tx, respondent, reviewId, 'SHARE')
    return writeAnswers(tx, held, await listAskedQuestions(tx, reviewId), answers)
  })

async function aRunningReview() {
  const { creator, asked } = await aCircle(3)
  const [respondent = creator] = asked
  return { respondent, review: await aReview(creator, { asked }) }
}

test('writes over what was there, in the one response a respondent has', async () => {
  const { respondent, review } = await aRunningReview()
  const question = questionOf(review, 'input')
  const first = await write(respondent, review.id, [anAnswer(question, { text: 'First thought' })])
  const second = await write(respondent, review.id, [anAnswer(question, { text: 'Second thought' })])
  expect(second).toBe(first)
  expect((await storedOf(review.id)).answers.map(({ text }) => text)).toEqual(['Second thought'])
})

test('takes away what was emptied, and leaves the other answers alone', async () => {
  const { respondent, review } = await aRunningReview()
  const all = allAnswers(review)
  await write(respondent, review.id, all)
  await write(respondent, review.id, [anAnswer(questionOf(review, 'input'), { text: '  ' })])
  expect((await storedOf(review.id)).answers).toHaveLength(all.length - 1)
})

test('keeps nothing of what it is given when one answer does not fit', async () => {
  const { respondent, review } = await aRunningReview()
  const scale = questionOf(review, 'scale')
  const answers = [...allAnswers(review), anAnswer(scale, { score: 9 })]
  const refusal = await refusalOf(write(respondent, review.id, answers))
  expect(Object.keys(refusal.fields)).toEqual([scale.id])
  expect((await storedOf(review.id)).answers).toEqual([])
})
