import { test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aReview, questionOf, storedOf, aReviewer, aQuestion, aResponse } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { filled, anExternalReviewer, shown, type Fields } from './posting-circumstances'
import { postAnswers } from '@/lib/reviews/responses/commands/post-answers'
import { postAnswersSchema } from '@/lib/reviews/responses/schema'
import { answerField, shownField } from '@/lib/reviews/responses/rules/posted-fields'
import { refusalOf, expectRefused } from '@/tests/support/refused'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { unique } from '@/tests/factories/workspaces'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import type { ReviewerActor } from '@/lib/access/reviewer'
import { db } from '@/lib/platform/db'
import { nameReviewer } from '@/lib/reviews/responses/commands/name-reviewer'

test.each(Object.values(Role))('as %s a form is sent as a whole, and what is to be mended is named', async (role) => {
  const { workspace, creator } = await aCircle(0)
  const respondent = await aMember({ workspace, role })
  const review = await aReview(creator, { asked: [respondent] })
  const post = (fields: Fields) => postAnswers(respondent, postAnswersSchema.parse({ reviewId: review.id, ...fields }))
  const missing = questionOf(review, 'yesno').id
  const { [answerField(missing)]: _, ...fields } = filled(review)
  const refusal = await refusalOf(post({ ...fields, intent: 'send', name: 'Nobody asks a member for it' }))
  expect(Object.keys(refusal.fields)).toEqual([missing])
  expect(Object.keys((await getAnswering(respondent, review.id)).answers)).toHaveLength(5)
  await post({ ...filled(review), intent: 'send' })
  expect((await getAnswering(respondent, review.id)).state).toBe('answered')
  expect((await storedOf(review.id)).review.answeredCount).toBe(1)
})

test('sent by a member without names, no row says whose answers they are', async () => {
  const { workspace, creator, asked } = await aCircle(2)
  const respondent = await aMember({ workspace })
  const review = await aReview(creator, { asked: [...asked, respondent], anonymity: 'ANONYMOUS' })
  await postAnswers(respondent, postAnswersSchema.parse({ reviewId: review.id, ...filled(review), intent: 'send' }))
  const { assignees, responses, answers } = await storedOf(review.id)
  const written = JSON.stringify([responses, answers])
  const { userId, memberId, email } = respondent
  for (const trace of [userId, memberId, email, ...assignees.map(({ id }) => id)]) expect(written).not.toContain(trace)
})

test('members who were not asked cannot, and those of another workspace do not find it', async () => {
  const { workspace, creator } = await aCircle(0)
  const review = await aReview(creator, { emails: [`${unique('olga')}@client.example`] })
  const input = postAnswersSchema.parse({ reviewId: review.id, ...filled(review), intent: 'send' })
  for (const colleague of [creator, await aMember({ workspace, role: 'Admin' })])
    await expectRefused(postAnswers(colleague, input), 'forbidden')
  await expectRefused(postAnswers(await aMember({ role: 'Admin' }), input), 'not-found')
  expect((await storedOf(review.id)).answers).toEqual([])
})

test.each(['NAMED', 'ANONYMOUS'] as const)('saves a %s form as a whole, and sends it once', async (anonymity) => {
  const { review, post, read } = await anExternalReviewer({ anonymity })
  await post(filled(review))
  const saved = await read()
  expect([saved.state, Object.keys(saved.answers).length]).toEqual(['open', 6])
  expect(saved.answers[questionOf(review, 'textarea').id]?.text).toBe('First\nthen')
  const outcomes = await Promise.all([1, 2].map(() => post({ ...filled(review), intent: 'send' })))
  expect(outcomes.map(({ intent }) => intent)).toEqual(['send', 'send'])
  expect(await post({ ...filled(review), intent: 'send' })).toMatchObject({ intent: 'send' })
  expect((await read()).state).toBe('answered')
  expect((await storedOf(review.id)).review.answeredCount).toBe(1)
})

test('somebody else, with a link to another review, does not find it', async () => {
  const { creator, review, post } = await anExternalReviewer()
  const elsewhere = await anExternalReviewer()
  const email = `${unique('else')}@client.example`
  await aReview(creator, { emails: [email] })
  for (const stranger of [await aReviewer(email), elsewhere.reviewer])
    await expectRefused(post(filled(review), stranger), 'not-found')
  expect((await storedOf(review.id)).answers).toEqual([])
})

test.each([
  ['is too long', 'x'.repeat(501)],
  ['holds what nobody can keep', 'nul \u0000'],
])('what must be mended, because it %s, is named by its question, and all the rest is kept', async (_why, text) => {
  const { review, post, read } = await anExternalReviewer()
  const unfit = questionOf(review, 'input').id
  const missing = questionOf(review, 'yesno').id
  const { [answerField(missing)]: _, ...fields } = filled(review)
  const refusal = await refusalOf(post({ ...fields, [answerField(unfit)]: text, intent: 'send' }))
  expect(Object.keys(refusal.fields).toSorted()).toEqual([unfit, missing].toSorted())
  expect(Object.keys((await read()).answers)).toHaveLength(4)
  const incomplete = await refusalOf(post({ ...fields, intent: 'send' }))
  expect(Object.keys(incomplete.fields)).toEqual([missing])
  const { state, answers } = await read()
  expect([state, Object.keys(answers).length]).toEqual(['open', 5])
})

test('an answer that was taken back is gone, and a question that was not shown stays as it was', async () => {
  const { review, post, read } = await anExternalReviewer()
  await post(filled(review))
  const { id } = questionOf(review, 'yesno')
  await post({ [shownField(id)]: '1' })
  const { answers } = await read()
  expect(answers[id]).toBeUndefined()
  expect(Object.keys(answers)).toHaveLength(5)
})

test('a follow-up that is not due is kept while it is written, and not sent', async () => {
  const leader = aQuestion('yesno')
  const follower = aQuestion('input', { follows: { key: leader.key, when: 'NO', value: null } })
  const { review, post } = await anExternalReviewer({ questions: [leader, follower] })
  const { id } = questionOf(review, 'input')
  const fields = { ...shown(review), [answerField(questionOf(review, 'yesno').id)]: 'yes', [answerField(id)]: 'But' }
  await post(fields)
  expect((await storedOf(review.id)).answers).toHaveLength(2)
  await post({ ...fields, intent: 'send' })
  expect((await storedOf(review.id)).answers).toHaveLength(1)
})

test('sent answers are changed in a revision, which counts once it is sent', async () => {
  const { review, reviewer, post, read } = await anExternalReviewer()
  await aResponse(reviewer, review)
  const { id } = questionOf(review, 'input')
  const changed = { ...filled(review), [answerField(id)]: 'Changed', revision: '1' }
  await post(changed)
  expect((await read()).answers[id]?.text).toBe('Short and clear')
  await post({ ...changed, intent: 'send' })
  expect((await read()).answers[id]?.text).toBe('Changed')
})

test('what is sent once more and says something else is kept as a change, and counts for nothing', async () => {
  const { review, post, read } = await anExternalReviewer()
  const { id } = questionOf(review, 'input')
  const sent = { ...filled(review), intent: 'send' }
  await post(sent)
  await post(sent)
  expect((await read()).revision).toBeNull()
  await post({ ...sent, [answerField(id)]: 'Second thoughts' })
  const { answers, revision } = await read()
  expect([answers[id]?.text, revision?.[id]?.text]).toEqual(['Short and clear', 'Second thoughts'])
})

test('a follow-up that is not due makes no change of a form that is sent twice', async () => {
  const leader = aQuestion('yesno')
  const follower = aQuestion('input', { follows: { key: leader.key, when: 'NO', value: null } })
  const { review, post, read } = await anExternalReviewer({ questions: [leader, follower] })
  const answers = {
    [answerField(questionOf(review, 'yesno').id)]: 'yes',
    [answerField(questionOf(review, 'input').id)]: 'But',
  }
  for (const _ of [1, 2]) await post({ ...shown(review), ...answers, intent: 'send' })
  expect((await read()).revision).toBeNull()
})

test('where changing is not offered, what is sent once more changes nothing', async () => {
  const { review, post, read } = await anExternalReviewer({ mayEdit: false })
  await post({ ...filled(review), intent: 'send' })
  await post({ ...filled(review), [answerField(questionOf(review, 'input').id)]: 'Changed', intent: 'send' })
  expect((await storedOf(review.id)).responses).toHaveLength(1)
  expect((await read()).revision).toBeNull()
})

test('nothing is taken after the close, and after sending nothing is saved over it', async () => {
  const { review, post } = await anExternalReviewer()
  await post({ ...filled(review), intent: 'send' })
  await expectRefused(post(filled(review)), 'conflict')
  const closed = await anExternalReviewer()
  await closeReview(closed.creator, { id: closed.review.id })
  await expectRefused(closed.post(filled(closed.review)), 'conflict')
})

test('a hundred of the longest answers fit', async () => {
  const questions = Array.from({ length: 100 }, () => aQuestion('textarea'))
  const { review, post } = await anExternalReviewer({ questions })
  const text = 'ß\r\n'.repeat(5000)
  await post({ ...shown(review), ...Object.fromEntries(review.questions.map(({ id }) => [answerField(id), text])) })
  const { answers } = await storedOf(review.id)
  expect(answers).toHaveLength(100)
  expect(new Set(answers.map((answer) => answer.text?.length))).toEqual(new Set([10_000]))
})

test('the name that comes along is kept, and never that of an anonymous answer', async () => {
  const named = await anExternalReviewer()
  await named.post({ ...filled(named.review), name: ' Olga Marin ' })
  const nameOf = async ({ assigneeId }: ReviewerActor) =>
    (await db.externalReviewer.findUniqueOrThrow({ where: { assigneeId } })).name
  expect(await nameOf(named.reviewer)).toBe('Olga Marin')
  const anonymous = await anExternalReviewer({ anonymity: 'ANONYMOUS' })
  await anonymous.post({ ...filled(anonymous.review), name: 'Olga Marin' })
  expect(await nameOf(anonymous.reviewer)).toBe('')
  await expectRefused(nameReviewer(anonymous.reviewer, { reviewId: anonymous.review.id, name: 'Olga' }), 'conflict')
})
