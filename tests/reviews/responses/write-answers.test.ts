import type { Actor } from '@/lib/access/actor'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { writeAnswers } from '@/lib/reviews/responses/steps/write-answers'
import { listAskedQuestions } from '@/lib/reviews/responses/queries/asked-questions'
import { aCircle, aReview, questionOf, anAnswer, storedOf, allAnswers } from '@/tests/factories/reviews'
import { test, expect, describe } from 'vitest'
import { refusalOf, expectRefused } from '@/tests/support/refused'

/** Writes as the commands do that save and send: inside of one transaction, with the respondent's place held. */
const write = (respondent: Actor, reviewId: string, answers: AnswerInput[]) =>
  transaction(async (tx) => {
    const held = await lockRespondent(tx, respondent, reviewId, 'SHARE')
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

describe('where its writer says what they know to be kept', () => {
  const saying = (text?: string) => ({ text, score: null, yes: null, optionIds: [] })

  async function aKeptWord(text: string) {
    const { respondent, review } = await aRunningReview()
    const question = questionOf(review, 'input')
    await write(respondent, review.id, [anAnswer(question, { text })])
    const writeKnowing = (given: string, ...known: string[]) =>
      write(respondent, review.id, [anAnswer(question, { text: given, known: known.map(saying) })])
    return { writeKnowing, kept: async () => (await storedOf(review.id)).answers.map((answer) => answer.text) }
  }

  test.each([
    ['the answer of the server', ['At the desk']],
    ['one of theirs that was never heard of', ['Long ago', 'At the desk']],
  ])('it is written over: %s', async (_what, known) => {
    const { writeKnowing, kept } = await aKeptWord('At the desk')
    await writeKnowing('On the train', ...known)
    expect(await kept()).toEqual(['On the train'])
  })

  test('the same words are no other answer', async () => {
    const { writeKnowing, kept } = await aKeptWord('At the desk')
    await writeKnowing('At the desk', 'Long ago')
    expect(await kept()).toEqual(['At the desk'])
  })

  test.each([[['Long ago']], [['']], [[]]])('nothing else is: %j', async (known) => {
    const { writeKnowing, kept } = await aKeptWord('At the desk')
    await expectRefused(writeKnowing('On the train', ...known), 'conflict')
    expect(await kept()).toEqual(['At the desk'])
  })

  test('what was emptied elsewhere is not filled again', async () => {
    const { writeKnowing, kept } = await aKeptWord(' ')
    await expectRefused(writeKnowing('On the train', 'At the desk'), 'conflict')
    expect(await kept()).toEqual([])
  })
})
