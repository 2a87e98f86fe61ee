import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { anAnswerBy, countedIn, anAnsweredReview, pause } from './revision-circumstances'
import {
  questionOf,
  anAnswer,
  allAnswers,
  aRunningReview,
  storedOf,
  aReviewer,
  aResponse,
} from '@/tests/factories/reviews'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { expectRefused } from '@/tests/support/refused'
import { aMember } from '@/tests/factories/members'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { unique } from '@/tests/factories/workspaces'
import { db } from '@/lib/platform/db'

describe.each(Object.values(Role))('as %s', (role) => {
  test('keeps a change beside what was sent, which goes on counting', async () => {
    const { respondent, review } = await anAnswerBy(role)
    const before = await countedIn(review.id)
    const question = questionOf(review, 'input')
    const answers = [anAnswer(question, { text: 'On second thought' })]
    const { savedAt } = await saveRevision(respondent, { reviewId: review.id, answers })
    expect(savedAt).toBeInstanceOf(Date)
    expect(await countedIn(review.id)).toEqual(before)
    const view = await getAnswering(respondent, review.id)
    expect(view.answers[question.id]?.text).toBe('Short and clear')
    expect(view.revision?.[question.id]?.text).toBe('On second thought')
    expect(Object.keys(view.revision ?? {})).toHaveLength(6)
  })
})

test('a stranger does not find it, and a colleague who was not asked may not, the creator included', async () => {
  const { workspace, creator, review } = await anAnsweredReview()
  const input = { reviewId: review.id, answers: allAnswers(review) }
  await expectRefused(saveRevision(await aMember({ role: 'Admin' }), input), 'not-found')
  await expectRefused(saveRevision(await aMember({ workspace, role: 'Admin' }), input), 'forbidden')
  await expectRefused(saveRevision(creator, input), 'forbidden')
})

test('there is nothing to change before anything was sent', async () => {
  const { respondent, review } = await aRunningReview()
  const input = { reviewId: review.id, answers: allAnswers(review) }
  await expectRefused(saveRevision(respondent, input), 'conflict')
  expect((await storedOf(review.id)).responses).toEqual([])
})

test('where changing is not offered, and after the close, nothing is changed', async () => {
  const fixed = await anAnsweredReview({ mayEdit: false })
  await expectRefused(fixed.save(anAnswer(questionOf(fixed.review, 'yesno'))), 'conflict')
  expect((await getAnswering(fixed.respondent, fixed.review.id)).can.revise).toBe(false)

  const closed = await anAnsweredReview()
  await closeReview(closed.creator, { id: closed.review.id })
  await expectRefused(closed.save(anAnswer(questionOf(closed.review, 'yesno'))), 'conflict')
  expect((await getAnswering(closed.respondent, closed.review.id)).can.revise).toBe(false)
})

test('what was changed and not sent can still be read after the close, where there is anything to find', async () => {
  for (const [anonymity, found] of [['NAMED', 'Too late'] as const, ['ANONYMOUS', undefined] as const]) {
    const { creator, respondent, review, save } = await anAnsweredReview({ anonymity })
    const question = questionOf(review, 'input')
    await save(anAnswer(question, { text: 'Too late' }))
    await closeReview(creator, { id: review.id })
    const { can, revision } = await getAnswering(respondent, review.id)
    expect([can.revise, revision?.[question.id]?.text]).toEqual([false, found])
    expect((await countedIn(review.id)).texts).not.toContain('Too late')
  }
})

test('outside, too, and there without what stayed as it was sent', async () => {
  const email = `${unique('reviewer')}@client.example`
  const { creator, review } = await aRunningReview({ emails: [email] })
  const [reviewer, reviewId] = [await aReviewer(email), review.id]
  const [line, words] = [questionOf(review, 'input'), questionOf(review, 'textarea')]
  await aResponse(reviewer, review)
  await saveRevision(reviewer, { reviewId, answers: [anAnswer(line, { text: 'Too late' }), anAnswer(words)] })
  expect(Object.keys((await getAnswering(reviewer, reviewId)).revision ?? {})).toHaveLength(6)
  await closeReview(creator, { id: reviewId })
  const { answers, revision } = await getAnswering(reviewer, reviewId)
  expect(answers).toEqual({})
  expect(Object.entries(revision ?? {}).map(([id, { text }]) => [id, text])).toEqual([[line.id, 'Too late']])
})

test('what was changed back to what was sent is nothing to read', async () => {
  const email = `${unique('reviewer')}@client.example`
  const { creator, review } = await aRunningReview({ emails: [email] })
  const reviewer = await aReviewer(email)
  await aResponse(reviewer, review)
  await saveRevision(reviewer, { reviewId: review.id, answers: allAnswers(review) })
  await closeReview(creator, { id: review.id })
  expect(await getAnswering(reviewer, review.id)).toMatchObject({ state: 'answered', answers: {}, revision: null })
})

test('a pause keeps nobody from writing', async () => {
  const { review, save } = await anAnsweredReview()
  await pause(review.id)
  await save(anAnswer(questionOf(review, 'input'), { text: 'Meanwhile' }))
  expect((await countedIn(review.id)).texts).not.toContain('Meanwhile')
})

test('of an anonymous review, neither response says whose it is, and the two do not say they belong together', async () => {
  const { respondent, review, save } = await anAnsweredReview({ anonymity: 'ANONYMOUS' })
  await save(anAnswer(questionOf(review, 'input'), { text: 'Changed' }))
  const { responses } = await storedOf(review.id)
  expect(responses).toHaveLength(2)
  expect(responses.map(({ assigneeId }) => assigneeId)).toEqual([null, null])
  expect(new Set(responses.map(({ ownerHash }) => ownerHash)).size).toBe(2)
  expect(JSON.stringify(responses)).not.toContain(respondent.memberId)
})

test('two saves at once make one revision, with the changes of both', async () => {
  const { respondent, review, save } = await anAnsweredReview()
  const [line, words] = [questionOf(review, 'input'), questionOf(review, 'textarea')]
  await Promise.all([save(anAnswer(line, { text: 'One' })), save(anAnswer(words, { text: 'Other' }))])
  const { revision } = await getAnswering(respondent, review.id)
  expect([revision?.[line.id]?.text, revision?.[words.id]?.text]).toEqual(['One', 'Other'])
  expect(await db.response.count({ where: { reviewId: review.id } })).toBe(2)
})
