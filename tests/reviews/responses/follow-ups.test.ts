import {
  aQuestion,
  aRunningReview,
  questionOf,
  storedOf,
  anAnswer,
  type GivenForm,
  type SentReview,
} from '@/tests/factories/reviews'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { test, expect, describe } from 'vitest'
import { numbersById, askedWhen, noAnswer, askedAmong, missingAnswers } from '@/lib/reviews/responses/rules/answers'
import { refusalOf } from '@/tests/support/refused'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'

/** "Did it go well?", "Why not?" for a No, and a scale that everybody is asked. */
function questions(isRequired = true) {
  const leader = aQuestion('yesno')
  const why = aQuestion('textarea', { isRequired, follows: { key: leader.key, when: 'NO', value: null } })
  return [leader, why, aQuestion('scale')]
}

async function aFormWithFollowUp(given: GivenForm = {}) {
  const { respondent, review, creator } = await aRunningReview({ questions: questions(), ...given })
  const [leader, why, scale] = [
    questionOf(review, 'yesno'),
    questionOf(review, 'textarea'),
    questionOf(review, 'scale'),
  ]
  const send = (...answers: Parameters<typeof submitResponse>[1]['answers']) =>
    submitResponse(respondent, { reviewId: review.id, answers })
  return { creator, respondent, review, leader, why, scale, send }
}

const answeredIn = async ({ id }: SentReview) => (await storedOf(id)).answers.map(({ questionId }) => questionId).sort()

test('a sent form knows what follows on what', async () => {
  const { leader, why, scale } = await aFormWithFollowUp()
  expect(why).toMatchObject({ followsId: leader.id, followsWhen: 'NO', followsValue: null })
  expect([leader.followsId, scale.followsId]).toEqual([null, null])
  expect([...numbersById([leader, why, scale]).values()]).toEqual(['1', '1.1', '2'])
  expect(askedWhen(why, [leader, why, scale])).toBe('Only if your answer to question 1 is No.')
  expect(askedWhen(scale, [leader, why, scale])).toBeUndefined()
})

describe('a required follow-up', () => {
  test('is not missing as long as nothing brings it up', async () => {
    const { leader, scale, send, review } = await aFormWithFollowUp()
    await send(anAnswer(leader, { yes: true }), anAnswer(scale))
    expect(await answeredIn(review)).toEqual([leader.id, scale.id].sort())
  })

  test('is missing once the answer brings it up', async () => {
    const { leader, why, scale, send } = await aFormWithFollowUp()
    const refusal = await refusalOf(send(anAnswer(leader, { yes: false }), anAnswer(scale)))
    expect(Object.keys(refusal.fields)).toEqual([why.id])
  })
})

test('an optional follow-up may stay empty', async () => {
  const { leader, scale, send, review } = await aFormWithFollowUp({ questions: questions(false) })
  await send(anAnswer(leader, { yes: false }), anAnswer(scale))
  expect(await answeredIn(review)).toEqual([leader.id, scale.id].sort())
})

test.each(['NAMED', 'ANONYMOUS'] as const)(
  'what was written under a question that is not asked after all is kept while writing, and not sent (%s)',
  async (anonymity) => {
    const { respondent, leader, why, scale, send, review } = await aFormWithFollowUp({ anonymity })
    const save = (yes: boolean) =>
      saveAnswers(respondent, { reviewId: review.id, answers: [anAnswer(leader, { yes }), anAnswer(why)] })
    await save(false)
    await save(true)
    expect(Object.keys((await getAnswering(respondent, review.id)).answers)).toContain(why.id)
    await send(anAnswer(scale))
    const { answers } = await getAnswering(respondent, review.id)
    expect(Object.keys(answers).sort()).toEqual([leader.id, scale.id].sort())
    expect((await storedOf(review.id)).answers.every(({ isCounted }) => isCounted)).toBe(true)
  },
)

test('the server decides what is asked, whatever the browser sends', async () => {
  const { leader, why, scale, send, review } = await aFormWithFollowUp()
  await send(anAnswer(leader, { yes: true }), anAnswer(why, { text: 'Slipped in' }), anAnswer(scale))
  expect(await answeredIn(review)).not.toContain(why.id)
})

test('on an option, a number or a side, what is asked follows the answer', async () => {
  const stars = aQuestion('rating')
  const tea = aQuestion('checkbox')
  const { review } = await aRunningReview({
    questions: [
      stars,
      aQuestion('input', { follows: { key: stars.key, when: 'AT_MOST', value: 4 } }),
      tea,
      aQuestion('textarea', { follows: { key: tea.key, when: 'CHOSEN', value: 2 } }),
    ],
  })
  const [rating, choice] = [questionOf(review, 'rating'), questionOf(review, 'checkbox')]
  const third = choice.options[2]?.id ?? ''
  const asked = (score: number, optionIds: string[]) => {
    const given = new Map([
      [rating.id, { ...noAnswer, score }],
      [choice.id, { ...noAnswer, optionIds }],
    ])
    return askedAmong(review.questions, (id) => given.get(id)).map(({ type }) => type)
  }
  expect(asked(5, [])).toEqual(['rating', 'checkbox'])
  expect(asked(4, [])).toEqual(['rating', 'input', 'checkbox'])
  expect(asked(9, [third])).toEqual(['rating', 'checkbox', 'textarea'])
  expect(Object.keys(missingAnswers(review.questions, new Map()))).toEqual([rating.id, choice.id])
})
