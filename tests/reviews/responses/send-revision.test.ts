import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { anAnswerBy, countedIn, anAnsweredReview, pause } from './revision-circumstances'
import {
  anAnswer,
  questionOf,
  storedOf,
  aRunningReview,
  aReviewer,
  aResponse,
  allAnswers,
  aQuestion,
} from '@/tests/factories/reviews'
import { sendRevision } from '@/lib/reviews/responses/commands/send-revision'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { aMember } from '@/tests/factories/members'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { db } from '@/lib/platform/db'

describe.each(Object.values(Role))('as %s', (role) => {
  test('what was changed takes the place of what was sent, and counts as the same one', async () => {
    const { respondent, review } = await anAnswerBy(role)
    const answers = [anAnswer(questionOf(review, 'input'), { text: 'On second thought' })]
    await sendRevision(respondent, { reviewId: review.id, answers })
    const counted = await countedIn(review.id)
    expect(counted).toMatchObject({ answeredCount: 1, count: 6 })
    expect(counted.texts).toContain('On second thought')
    const view = await getAnswering(respondent, review.id)
    expect([view.state, view.revision]).toEqual(['answered', null])
    expect((await storedOf(review.id)).responses).toHaveLength(1)
  })
})

test('somebody outside changes theirs through the link', async () => {
  const email = `${unique('reviewer')}@client.example`
  const { review } = await aRunningReview({ emails: [email] })
  const reviewer = await aReviewer(email)
  await aResponse(reviewer, review)
  await sendRevision(reviewer, {
    reviewId: review.id,
    answers: [anAnswer(questionOf(review, 'input'), { text: 'Changed' })],
  })
  expect((await countedIn(review.id)).texts).toContain('Changed')
})

test('a stranger does not find it, and a colleague who was not asked may not, the creator included', async () => {
  const { workspace, creator, review } = await anAnsweredReview()
  const input = { reviewId: review.id, answers: allAnswers(review) }
  await expectRefused(sendRevision(await aMember({ role: 'Admin' }), input), 'not-found')
  await expectRefused(sendRevision(await aMember({ workspace, role: 'Admin' }), input), 'forbidden')
  await expectRefused(sendRevision(creator, input), 'forbidden')
})

test.each(['NAMED', 'ANONYMOUS'] as const)(
  'an emptied optional %s answer goes, and the others stay',
  async (anonymity) => {
    const questions = [aQuestion('input'), aQuestion('textarea', { isRequired: false })]
    const { creator, review, save, send } = await anAnsweredReview({ questions, anonymity })
    await save({ questionId: questionOf(review, 'textarea').id, text: '' })
    await send(anAnswer(questionOf(review, 'input'), { text: 'Stays' }))
    await closeReview(creator, review)
    expect(await countedIn(review.id)).toEqual({ answeredCount: 1, count: 1, texts: ['Stays'] })
  },
)

test('what is missing is named, and what was sent goes on counting', async () => {
  const { review, send } = await anAnsweredReview()
  const before = await countedIn(review.id)
  const question = questionOf(review, 'input')
  const refusal = await refusalOf(send({ questionId: question.id, text: ' ' }))
  expect(refusal.code).toBe('invalid')
  expect(Object.keys(refusal.fields)).toEqual([question.id])
  expect(await countedIn(review.id)).toEqual(before)
})

test('an answer that brings nothing up any more takes its follow-up along', async () => {
  const leader = aQuestion('yesno')
  const why = aQuestion('textarea', { follows: { key: leader.key, when: 'YES', value: null } })
  const { review, send } = await anAnsweredReview({ questions: [leader, why] })
  expect((await countedIn(review.id)).count).toBe(2)
  await send(anAnswer(questionOf(review, 'yesno'), { yes: false }))
  expect(await countedIn(review.id)).toEqual({ answeredCount: 1, count: 1, texts: [] })
})

test('sending twice at once changes it once, and leaves one response', async () => {
  const { review, send } = await anAnsweredReview()
  const answer = anAnswer(questionOf(review, 'input'), { text: 'Changed' })
  await Promise.all([send(answer), send(answer)])
  await send(answer)
  expect(await countedIn(review.id)).toMatchObject({ answeredCount: 1, count: 6 })
  expect((await storedOf(review.id)).responses).toHaveLength(1)
})

test('before anything was sent, where changing is not offered, while it is paused and after the close, nothing is', async () => {
  const unsent = await aRunningReview()
  const input = { reviewId: unsent.review.id, answers: allAnswers(unsent.review) }
  await expectRefused(sendRevision(unsent.respondent, input), 'conflict')

  const fixed = await anAnsweredReview({ mayEdit: false })
  await expectRefused(fixed.send(...allAnswers(fixed.review)), 'conflict')

  const paused = await anAnsweredReview()
  await pause(paused.review.id)
  await expectRefused(paused.send(), 'conflict')
  expect((await storedOf(paused.review.id)).responses).toHaveLength(1)
  await expectRefused(paused.send(...allAnswers(paused.review)), 'conflict')

  const closed = await anAnsweredReview()
  await closeReview(closed.creator, { id: closed.review.id })
  await expectRefused(closed.send(...allAnswers(closed.review)), 'conflict')
})

test('an answer that was hidden stays hidden, whatever it says now', async () => {
  const { review, send } = await anAnsweredReview()
  const question = questionOf(review, 'input')
  const hidden = { hiddenAt: new Date('2026-11-20T10:00:00Z'), hiddenReason: 'A name' }
  await db.answer.updateMany({ where: { questionId: question.id }, data: hidden })
  await send(anAnswer(question, { text: 'The same name' }))
  expect(await db.answer.findFirst({ where: { questionId: question.id } })).toMatchObject({
    ...hidden,
    text: 'The same name',
  })
})

test.each(['NAMED', 'ANONYMOUS'] as const)(
  'a close that races the changes leaves one whole version of each %s response',
  async (anonymity) => {
    for (let round = 0; round < 3; round += 1) {
      const { creator, review, send } = await anAnsweredReview({ anonymity })
      const changed = allAnswers(review).map((answer) => ({ ...answer, ...(answer.text && { text: 'Changed' }) }))
      await Promise.allSettled([closeReview(creator, { id: review.id }), send(...changed)])
      const { texts, ...counted } = await countedIn(review.id)
      expect(counted).toEqual({ answeredCount: 1, count: 6 })
      expect(texts.filter((text) => text === 'Changed')).toHaveLength(texts.includes('Changed') ? texts.length : 0)
    }
  },
)

test('half of a change is in nothing after the close of an anonymous review', async () => {
  const { creator, review, save } = await anAnsweredReview({ anonymity: 'ANONYMOUS' })
  await save(anAnswer(questionOf(review, 'input'), { text: 'Half' }))
  await closeReview(creator, { id: review.id })
  const { answers, responses } = await storedOf(review.id)
  expect(responses).toEqual([])
  expect(answers.map(({ text }) => text)).not.toContain('Half')
})
