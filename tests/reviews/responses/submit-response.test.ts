import {
  storedOf,
  aCircle,
  aReview,
  allAnswers,
  aRunningReview,
  aReviewer,
  aResponse,
  questionOf,
  anAnswer,
  aQuestion,
} from '@/tests/factories/reviews'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember } from '@/tests/factories/members'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { db } from '@/lib/platform/db'
import { submitResponseSchema, saveAnswersSchema } from '@/lib/reviews/responses/schema'

const answeredCount = async (id: string) => (await storedOf(id)).review.answeredCount

describe.each(Object.values(Role))('as %s', (role) => {
  test('counts once everything is sent, and shows the receipt', async () => {
    const { workspace, creator } = await aCircle(0)
    const respondent = await aMember({ workspace, role })
    const review = await aReview(creator, { asked: [respondent] })
    await submitResponse(respondent, { reviewId: review.id, answers: allAnswers(review) })
    const { review: stored, assignees, responses, answers } = await storedOf(review.id)
    expect(stored.answeredCount).toBe(1)
    expect(assignees).toMatchObject([{ status: 'ANSWERED', isViewed: true }])
    expect(responses).toMatchObject([{ status: 'SUBMITTED', assigneeId: assignees[0]?.id }])
    expect(answers.every(({ isCounted }) => isCounted)).toBe(true)
    const receipt = await getAnswering(respondent, review.id)
    expect(receipt.state).toBe('answered')
    expect(Object.keys(receipt.answers)).toHaveLength(6)
  })
})

test('somebody outside sends theirs through the link', async () => {
  const email = `${unique('reviewer')}@client.example`
  const { review } = await aRunningReview({ emails: [email] })
  const reviewer = await aReviewer(email)
  await aResponse(reviewer, review)
  expect((await getAnswering(reviewer, review.id)).state).toBe('answered')
  expect(await answeredCount(review.id)).toBe(1)
})

test('a stranger does not find it, and a colleague who was not asked may not, the creator included', async () => {
  const { workspace, creator, review } = await aRunningReview()
  await expectRefused(aResponse(await aMember({ role: 'Admin' }), review), 'not-found')
  await expectRefused(aResponse(await aMember({ workspace, role: 'Admin' }), review), 'forbidden')
  await expectRefused(aResponse(creator, review), 'forbidden')
  const { responses, answers, review: stored } = await storedOf(review.id)
  expect([responses, answers, stored.answeredCount]).toEqual([[], [], 0])
})

test('a required answer that nobody can see is missing', async () => {
  const { respondent, review } = await aRunningReview()
  const { id: questionId } = questionOf(review, 'input')
  const answers = allAnswers(review).map((answer) =>
    answer.questionId === questionId ? { ...answer, text: '\u200b\u3164 \u2800' } : answer,
  )
  expect(Object.keys((await refusalOf(aResponse(respondent, review, answers))).fields)).toEqual([questionId])
})

test('one answer of six is not an answer: what is missing is named, and what was given is refused as a whole', async () => {
  const { respondent, review } = await aRunningReview()
  const given = questionOf(review, 'yesno')
  const refusal = await refusalOf(aResponse(respondent, review, [anAnswer(given)]))
  expect(refusal.code).toBe('invalid')
  const missing = review.questions.filter(({ id }) => id !== given.id).map(({ id }) => id)
  expect(Object.keys(refusal.fields).sort()).toEqual(missing.sort())
  expect((await getAnswering(respondent, review.id)).state).toBe('open')
  expect(await answeredCount(review.id)).toBe(0)
})

test('what was saved before counts towards it, and optional questions may stay empty', async () => {
  const questions = [aQuestion('input'), aQuestion('scale'), aQuestion('textarea', { isRequired: false })]
  const { respondent, review } = await aRunningReview({ questions })
  await saveAnswers(respondent, { reviewId: review.id, answers: [anAnswer(questionOf(review, 'input'))] })
  await aResponse(respondent, review, [anAnswer(questionOf(review, 'scale'))])
  expect((await storedOf(review.id)).answers).toHaveLength(2)
})

test('a comment without its stars is not a rating', async () => {
  const { respondent, review } = await aRunningReview({ questions: [aQuestion('rating', { editableFeedback: true })] })
  const [question] = review.questions
  const answers = [{ questionId: question?.id ?? '', text: 'Words alone' }]
  await expectRefused(aResponse(respondent, review, answers), 'invalid', question?.id)
})

test('sending twice, one after the other or at once, counts once and changes nothing', async () => {
  const { asked, review } = await aRunningReview()
  const sendings = asked.flatMap((actor) => [aResponse(actor, review), aResponse(actor, review)])
  await Promise.all(sendings)
  const first = await storedOf(review.id)
  expect(first.review.answeredCount).toBe(3)
  expect(first.responses).toHaveLength(3)
  expect(first.answers).toHaveLength(18)
  for (const actor of asked)
    await aResponse(actor, review, [anAnswer(questionOf(review, 'input'), { text: 'Changed' })])
  expect(await storedOf(review.id)).toEqual(first)
})

test('after the close, and after opting out, nothing can be sent', async () => {
  const { asked, creator, review } = await aRunningReview()
  const [one = creator, other = creator] = asked
  await optOutOfReview(one, { reviewId: review.id })
  await expectRefused(aResponse(one, review), 'conflict')
  await closeReview(creator, { id: review.id })
  await expectRefused(aResponse(other, review), 'conflict')
  expect(await answeredCount(review.id)).toBe(0)
})

test('past its close date it is closed, whether or not the job has come round', async () => {
  const { respondent, review } = await aRunningReview()
  await db.review.update({ where: { id: review.id }, data: { closesAt: new Date(Date.now() - 1000) } })
  await expectRefused(aResponse(respondent, review), 'conflict')
  expect((await getAnswering(respondent, review.id)).state).toBe('closed')
})

test.each(['NAMED', 'ANONYMOUS'] as const)(
  'a close that races the last %s answers loses and miscounts none',
  async (anonymity) => {
    for (let round = 0; round < 4; round += 1) {
      const { creator, asked, review } = await aRunningReview({ anonymity })
      const sendings = asked.map((actor) => aResponse(actor, review))
      const [closed, ...sent] = await Promise.allSettled([closeReview(creator, { id: review.id }), ...sendings])
      expect(closed.status).toBe('fulfilled')
      const acknowledged = sent.filter(({ status }) => status === 'fulfilled').length
      const { review: stored, answers } = await storedOf(review.id)
      expect(stored).toMatchObject({ status: 'CLOSED', answeredCount: acknowledged })
      expect(answers.filter(({ isCounted }) => isCounted)).toHaveLength(acknowledged * 6)
    }
  },
)

test('sending tells nobody that somebody answered', async () => {
  const { workspace, respondent, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
  const told = () =>
    Promise.all([
      db.notification.count({ where: { workspaceId: workspace.id } }),
      db.mail.count({ where: { workspaceId: workspace.id } }),
      db.activity.count({ where: { workspaceId: workspace.id } }),
    ])
  const before = await told()
  await aResponse(respondent, review)
  expect(await told()).toEqual(before)
})

test('drafts are in no count', async () => {
  const { respondent, review } = await aRunningReview()
  await saveAnswers(respondent, { reviewId: review.id, answers: allAnswers(review) })
  const { review: stored, responses, answers } = await storedOf(review.id)
  expect(stored.answeredCount).toBe(0)
  expect(responses).toMatchObject([{ status: 'DRAFT', submittedAt: null }])
  expect(answers.some(({ isCounted }) => isCounted)).toBe(false)
})

test('what is saved can be sent with nothing beside it, and counts as it was saved', async () => {
  const { respondent, review } = await aRunningReview()
  await saveAnswers(respondent, { reviewId: review.id, answers: allAnswers(review) })
  const { answers } = await getAnswering(respondent, review.id)
  await submitResponse(respondent, submitResponseSchema.parse({ reviewId: review.id, answers: [] }))
  expect(await getAnswering(respondent, review.id)).toMatchObject({ state: 'answered', answers })
})

test('nothing is no answer to required questions, and is not saved either', async () => {
  const { respondent, review } = await aRunningReview()
  const refusal = await refusalOf(submitResponse(respondent, { reviewId: review.id, answers: [] }))
  expect(Object.keys(refusal.fields)).toHaveLength(6)
  expect(saveAnswersSchema.safeParse({ reviewId: review.id, answers: [] }).success).toBe(false)
})
