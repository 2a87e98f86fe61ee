import {
  aRunningReview,
  aCircle,
  aReview,
  allAnswers,
  anAnswer,
  questionOf,
  aReviewer,
  storedOf,
  aResponse,
  aQuestion,
  type GivenForm,
} from '@/tests/factories/reviews'
import { saveAnswersSchema, type AnswerInput } from '@/lib/reviews/responses/schema'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember } from '@/tests/factories/members'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'

/** A review that runs, with its respondent's way of saving answers. */
async function aRespondent(given: GivenForm = {}) {
  const running = await aRunningReview(given)
  const { respondent, review } = running
  const save = (...answers: AnswerInput[]) => saveAnswers(respondent, { reviewId: review.id, answers })
  return { ...running, save }
}

describe.each(Object.values(Role))('as %s', (role) => {
  test('keeps what one was asked, for this person alone', async () => {
    const { workspace, creator, asked } = await aCircle(1)
    const respondent = await aMember({ workspace, role })
    const review = await aReview(creator, { asked: [...asked, respondent] })
    const { savedAt } = await saveAnswers(respondent, { reviewId: review.id, answers: allAnswers(review) })
    expect(savedAt).toBeInstanceOf(Date)
    const mine = await getAnswering(respondent, review.id)
    expect(Object.keys(mine.answers)).toHaveLength(6)
    expect(mine.state).toBe('open')
    const [other] = asked
    expect(other && (await getAnswering(other, review.id)).answers).toEqual({})
  })
})

test.each(['NAMED', 'ANONYMOUS'] as const)('%s answers are there again on another device', async (anonymity) => {
  const { respondent, review, save } = await aRespondent({ anonymity })
  const text = 'A long thought.\n'.repeat(600)
  await save(anAnswer(questionOf(review, 'textarea'), { text }))
  await save(anAnswer(questionOf(review, 'yesno')), anAnswer(questionOf(review, 'rating')))
  const { answers } = await getAnswering(respondent, review.id)
  expect(answers[questionOf(review, 'textarea').id]?.text).toBe(text)
  expect(answers[questionOf(review, 'rating').id]?.score).toBe(8)
})

test('rejects a second choice where one answer is asked for, and stars beyond the scale', async () => {
  const questions = [aQuestion('checkbox', { isMultiple: false }), aQuestion('rating', { starCount: 5 })]
  const { review, save } = await aRespondent({ questions })
  const [choice, rating] = [questionOf(review, 'checkbox'), questionOf(review, 'rating')]
  const optionIds = choice.options.map(({ id }) => id)
  expect((await refusalOf(save(anAnswer(choice, { optionIds })))).fields).toEqual({ [choice.id]: 'Choose one option.' })
  await expectRefused(save(anAnswer(rating, { score: 6 })), 'invalid')
  await save(anAnswer(choice, { optionIds: optionIds.slice(0, 1) }), anAnswer(rating, { score: 5 }))
})

test('somebody outside answers through their link, and no other review through it', async () => {
  const email = `${unique('reviewer')}@client.example`
  const { creator, review } = await aRespondent({ emails: [email] })
  const reviewer = await aReviewer(email)
  await saveAnswers(reviewer, { reviewId: review.id, answers: allAnswers(review) })
  expect(Object.keys((await getAnswering(reviewer, review.id)).answers)).toHaveLength(6)
  const other = await aReview(creator, { asked: [creator] })
  await expectRefused(saveAnswers(reviewer, { reviewId: other.id, answers: allAnswers(other) }), 'not-found')
})

test('a stranger does not find it, and a colleague who was not asked may not, the creator included', async () => {
  const { workspace, creator, review } = await aRespondent()
  const answers = allAnswers(review)
  await expectRefused(saveAnswers(await aMember({ role: 'Admin' }), { reviewId: review.id, answers }), 'not-found')
  await expectRefused(saveAnswers(creator, { reviewId: review.id, answers }), 'forbidden')
  const admin = await aMember({ workspace, role: 'Admin' })
  await expectRefused(saveAnswers(admin, { reviewId: review.id, answers }), 'forbidden')
  expect((await storedOf(review.id)).answers).toEqual([])
})

test('nothing is added after the close, after sending, or after opting out', async () => {
  const closed = await aRespondent()
  await closed.save(...allAnswers(closed.review))
  await closeReview(closed.creator, { id: closed.review.id })
  await expectRefused(closed.save(anAnswer(questionOf(closed.review, 'yesno'))), 'conflict')

  const sent = await aRespondent()
  await aResponse(sent.respondent, sent.review)
  await expectRefused(sent.save(anAnswer(questionOf(sent.review, 'input'), { text: 'Later' })), 'conflict')
  const { answers } = await getAnswering(sent.respondent, sent.review.id)
  expect(answers[questionOf(sent.review, 'input').id]?.text).toBe('Short and clear')

  const declined = await aRespondent()
  await optOutOfReview(declined.respondent, { reviewId: declined.review.id })
  await expectRefused(declined.save(anAnswer(questionOf(declined.review, 'yesno'))), 'conflict')
})

test('an emptied answer is removed, and an empty one never kept', async () => {
  const { review, save } = await aRespondent()
  await save(...allAnswers(review))
  const emptied: AnswerInput[] = review.questions.map(({ id }) => ({
    questionId: id,
    text: ' ',
    score: null,
    yes: null,
    optionIds: [],
  }))
  await save(...emptied)
  expect((await storedOf(review.id)).answers).toEqual([])
})

test('only what a question asks for is kept', async () => {
  const { review, save } = await aRespondent()
  const { options } = questionOf(review, 'checkbox')
  const everything = { text: 'x', score: 3, yes: true, optionIds: [] }
  await save({ questionId: questionOf(review, 'yesno').id, ...everything })
  await save({ questionId: questionOf(review, 'rating').id, ...everything })
  const [chosen] = options
  await save(anAnswer(questionOf(review, 'checkbox'), { optionIds: [chosen?.id ?? '', chosen?.id ?? ''], text: 'x' }))
  const { answers } = await storedOf(review.id)
  const parts = answers.map(({ text, score, yes, optionIds }) => ({ text, score, yes, optionIds }))
  expect(parts).toHaveLength(3)
  expect(parts).toEqual(
    expect.arrayContaining([
      { text: null, score: null, yes: true, optionIds: [] },
      { text: null, score: 3, yes: null, optionIds: [] },
      { text: null, score: null, yes: null, optionIds: [chosen?.id] },
    ]),
  )
})

test('a rating keeps a comment only where it asks for one', async () => {
  const { review, save } = await aRespondent({ questions: [aQuestion('rating', { editableFeedback: true })] })
  await save(anAnswer(questionOf(review, 'rating'), { text: 'Because of last week' }))
  expect((await storedOf(review.id)).answers).toMatchObject([{ score: 8, text: 'Because of last week' }])
})

describe('refuses, with nothing written,', () => {
  test('a question of another form', async () => {
    const { creator, review, save, respondent } = await aRespondent()
    const other = await aReview(creator, { asked: [respondent] })
    await expectRefused(save(anAnswer(questionOf(review, 'yesno')), anAnswer(questionOf(other, 'yesno'))), 'invalid')
    expect((await storedOf(review.id)).answers).toEqual([])
  })

  test.each([
    ['an option of another question', 'checkbox', { optionIds: [crypto.randomUUID()] }],
    ['a score below the scale', 'rating', { score: 0 }],
    ['a score beyond the scale', 'scale', { score: 6 }],
    ['501 characters in one line', 'input', { text: 'x'.repeat(501) }],
    ['10,001 characters', 'textarea', { text: 'x'.repeat(10_001) }],
  ] as const)('%s, named by its question', async (_, type, part) => {
    const { review, save } = await aRespondent()
    const question = questionOf(review, type)
    const refusal = await refusalOf(
      save(anAnswer(questionOf(review, 'yesno')), { questionId: question.id, ...part } as AnswerInput),
    )
    expect(refusal.code).toBe('invalid')
    expect(Object.keys(refusal.fields)).toEqual([question.id])
    expect((await storedOf(review.id)).answers).toEqual([])
  })

  test.each([
    ['10,001 characters', { text: 'x'.repeat(10_001) }],
    ['a score that is no whole number', { score: 2.5 }],
    ['a score beyond ten', { score: 11 }],
    ['a word where yes or no belongs', { yes: 'maybe' }],
    ['21 options', { optionIds: Array.from({ length: 21 }, () => crypto.randomUUID()) }],
    ['a character the database cannot keep', { text: 'nul \u0000' }],
    ['no question', { questionId: 'q1' }],
  ])('%s before it is looked at', (_, part) => {
    const answers = [{ questionId: crypto.randomUUID(), ...part }]
    expect(saveAnswersSchema.safeParse({ reviewId: crypto.randomUUID(), answers }).success).toBe(false)
  })
})

test('10,000 characters fit, of any script', async () => {
  const { respondent, review, save } = await aRespondent()
  const question = questionOf(review, 'textarea')
  await save(anAnswer(question, { text: 'ß'.repeat(10_000) }))
  expect((await getAnswering(respondent, review.id)).answers[question.id]?.text).toHaveLength(10_000)
})

test('two saves at once leave one response, and the answers of both', async () => {
  const { respondent, review, save } = await aRespondent({ anonymity: 'ANONYMOUS' })
  await Promise.all(allAnswers(review).map((answer) => save(answer)))
  expect((await storedOf(review.id)).responses).toHaveLength(1)
  expect(Object.keys((await getAnswering(respondent, review.id)).answers)).toHaveLength(6)
})
