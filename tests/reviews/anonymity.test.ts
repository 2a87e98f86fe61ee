import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { listAsked } from '@/lib/reviews/results/queries/list-asked'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { getTexts } from '@/lib/reviews/results/queries/get-texts'
import { aMember } from '@/tests/factories/members'
import { closeByDate } from '@/tests/factories/results'
import {
  aboutPerson,
  aCircle,
  aQuestion,
  aResponse,
  aReview,
  allAnswers,
  anAnswer,
  questionOf,
  storedOf,
  type GivenForm,
} from '@/tests/factories/reviews'
import { expectRefused } from '@/tests/support/refused'

async function anAnonymousReview(size: number, given: GivenForm = {}) {
  const { workspace, creator, asked } = await aCircle(size)
  const review = await aReview(creator, { asked, anonymity: 'ANONYMOUS', ...given })
  return { workspace, creator, asked, review }
}

async function headOf(actor: Actor, id: string) {
  const head = await getReviewHead(actor, id)
  if (!head) throw new Error('this is still a draft')
  return head
}

const isMidnight = (at: Date | null) => at !== null && at.getTime() % 86_400_000 === 0

describe('while it runs', () => {
  test('no row of an answer says whose it is, or at what time of day it came', async () => {
    const { asked, review } = await anAnonymousReview(3)
    for (const actor of asked) await aResponse(actor, review)
    const { assignees, responses, answers } = await storedOf(review.id)
    const written = JSON.stringify([responses, answers])
    for (const { userId, memberId, email, lastName } of asked) {
      for (const trace of [userId, memberId, email, lastName]) expect(written).not.toContain(trace)
    }
    for (const { id } of assignees) expect(written).not.toContain(id)
    expect(responses.map(({ assigneeId }) => assigneeId)).toEqual([null, null, null])
    expect(responses.every(({ submittedAt }) => isMidnight(submittedAt))).toBe(true)
    expect(new Set(responses.map(({ ownerHash }) => ownerHash)).size).toBe(3)
  })

  test('nothing but a count is shown to anybody', async () => {
    const { creator, asked, review } = await anAnonymousReview(4)
    for (const actor of asked) await aResponse(actor, review)
    const head = await headOf(creator, review.id)
    expect(head).toMatchObject({ hidden: 'not-closed', answeredCount: 4 })
    expect((await getSummary(head)).questions).toEqual([])
    expect((await listResponses(head)).rows).toEqual([])
    await expectRefused(getTexts(head, questionOf(review, 'textarea').id), 'not-found')
  })

  test('one finds one’s own answers again, and nobody else’s', async () => {
    const { asked, review } = await anAnonymousReview(3)
    for (const [index, actor] of asked.entries()) {
      const text = anAnswer(questionOf(review, 'textarea'), { text: `Mine is ${index}` })
      await saveAnswers(actor, { reviewId: review.id, answers: [text] })
    }
    for (const [index, actor] of asked.entries()) {
      const { answers } = await getAnswering(actor, review.id)
      expect(Object.values(answers).map(({ text }) => text)).toEqual([`Mine is ${index}`])
    }
  })

  test('no activity, notification or mail says that somebody answered', async () => {
    const { workspace, creator, asked, review } = await anAnonymousReview(3)
    const where = { workspaceId: workspace.id }
    const told = async () =>
      JSON.stringify([
        await db.activity.findMany({ where }),
        await db.notification.findMany({ where }),
        await db.mail.findMany({ where }),
      ])
    const before = await told()
    for (const actor of asked) await aResponse(actor, review)
    expect(await told()).toBe(before)
    await closeByDate(review)
    const messages = await db.notification.findMany({
      where: { memberId: creator.memberId },
      select: { message: true },
    })
    expect(messages).toEqual([{ message: '“How we work” is closed: 3 of 3 people answered' }])
  })
})

/** Answers as they lie in the table: the order of their rows. */
const inStoredOrder = (reviewId: string) => db.$queryRaw<{ questionId: string; text: string; id: string }[]>`
  SELECT "questionId", text, id FROM "Answer" WHERE "reviewId" = ${reviewId}::uuid ORDER BY ctid`

describe('once it is closed', () => {
  test('key and responses are gone, and no two answers share anything but their question', async () => {
    const { creator, asked, review } = await anAnonymousReview(3)
    for (const actor of asked) await aResponse(actor, review)
    const before = await storedOf(review.id)
    await closeReview(creator, { id: review.id })
    const { review: stored, responses, answers } = await storedOf(review.id)
    expect(stored.responseKey).toBeNull()
    expect(responses).toEqual([])
    expect(answers).toHaveLength(18)
    const oldIds = new Set(before.answers.map(({ id }) => id))
    expect(answers.filter(({ id }) => oldIds.has(id))).toEqual([])
    expect(new Set(answers.map(({ responseId }) => responseId))).toEqual(new Set([null]))
    expect(new Set(answers.map(({ relationship }) => relationship))).toEqual(new Set(['OTHER']))
  })

  test('neither the order of rows nor that of ids tells which answers belong together', async () => {
    const questions = [aQuestion('input'), aQuestion('input'), aQuestion('input')]
    const { creator, asked, review } = await anAnonymousReview(8, { questions })
    for (const [index, actor] of asked.entries()) {
      await aResponse(
        actor,
        review,
        review.questions.map((question) => anAnswer(question, { text: String(index) })),
      )
    }
    await closeReview(creator, { id: review.id })
    const stored = await inStoredOrder(review.id)
    for (const rows of [stored, stored.toSorted((one, other) => (one.id < other.id ? -1 : 1))]) {
      const orders = review.questions.map(({ id }) =>
        rows
          .filter(({ questionId }) => questionId === id)
          .map(({ text }) => text)
          .join(),
      )
      expect(new Set(orders).size).toBe(3)
      expect(orders).not.toContain(asked.map((_, index) => index).join())
    }
  })

  test('not even the respondent can look their answers up again', async () => {
    const { creator, asked, review } = await anAnonymousReview(3)
    for (const actor of asked) await aResponse(actor, review)
    await closeReview(creator, { id: review.id })
    const view = await getAnswering(asked[0] ?? creator, review.id)
    expect([view.state, view.answers]).toEqual(['answered', {}])
  })

  test('nothing shown holds a name, an address or an id of a respondent', async () => {
    const { creator, asked, review } = await anAnonymousReview(4)
    for (const actor of asked) await aResponse(actor, review)
    await closeReview(creator, { id: review.id })
    const head = await headOf(creator, review.id)
    const shown = JSON.stringify([
      head,
      await getSummary(head),
      await getTexts(head, questionOf(review, 'textarea').id),
      await listResponses(head),
    ])
    expect(shown).toContain('They listen first')
    for (const { userId, memberId, email, lastName } of asked) {
      for (const trace of [userId, memberId, email, lastName]) expect(shown).not.toContain(trace)
    }
    const { rows } = await listAsked(head, 'team')
    expect(rows.map(({ badge }) => badge)).toEqual([null, null, null, null])
  })
})

describe('the floor', () => {
  test.each([
    [0, 'too-few'],
    [2, 'too-few'],
    [3, null],
  ])('%i answers of others: %s', async (count, hidden) => {
    const { creator, asked, review } = await anAnonymousReview(4)
    for (const actor of asked.slice(0, count)) await aResponse(actor, review)
    await closeReview(creator, { id: review.id })
    const head = await headOf(creator, review.id)
    expect(head.hidden).toBe(hidden)
    expect((await getSummary(head)).questions).toHaveLength(hidden === null ? 6 : 0)
    const texts = getTexts(head, questionOf(review, 'textarea').id)
    if (hidden === null) expect((await texts).rows).toHaveLength(count)
    else await expectRefused(texts, 'not-found')
  })

  test.each([
    [3, 'too-few'],
    [4, null],
  ])('for a reader who answered too, %i answers: %s', async (count, hidden) => {
    const { creator, asked } = await aCircle(4)
    const review = await aReview(creator, { asked: [creator, ...asked], anonymity: 'ANONYMOUS' })
    for (const actor of [creator, ...asked].slice(0, count)) await aResponse(actor, review)
    await closeReview(creator, { id: review.id })
    expect((await headOf(creator, review.id)).hidden).toBe(hidden)
  })

  test('holds for each question: one that two answered shows nothing, and is listed nowhere', async () => {
    const questions = [aQuestion('yesno'), aQuestion('textarea', { isRequired: false })]
    const { creator, asked, review } = await anAnonymousReview(4, { questions })
    const yesno = questionOf(review, 'yesno')
    const optional = questionOf(review, 'textarea')
    for (const [index, actor] of asked.entries()) {
      await aResponse(actor, review, [anAnswer(yesno), ...(index < 2 ? [anAnswer(optional)] : [])])
    }
    await closeReview(creator, { id: review.id })
    const head = await headOf(creator, review.id)
    const [shown, hidden] = (await getSummary(head)).questions
    expect(shown).toMatchObject({ isHidden: false, answered: 4 })
    expect(hidden).toMatchObject({ isHidden: true, answered: 0, texts: [], textCount: 0 })
    await expectRefused(getTexts(head, optional.id), 'not-found')
  })

  test('holds for whom it is about: what they answered themselves is no help, and nothing is released', async () => {
    const { workspace, creator, asked } = await aCircle(4)
    const subject = await aMember({ workspace })
    const review = await aReview(creator, {
      asked: [subject, ...asked],
      anonymity: 'ANONYMOUS',
      ...aboutPerson(subject),
    })
    for (const actor of [subject, ...asked.slice(0, 2)]) await aResponse(actor, review)
    await closeReview(creator, { id: review.id })
    await expectRefused(releaseReview(creator, { id: review.id }), 'conflict')
    await db.review.update({ where: { id: review.id }, data: { status: 'RELEASED' } })
    expect((await headOf(creator, review.id)).hidden).toBeNull()
    expect((await headOf(subject, review.id)).hidden).toBe('too-few')
  })

  test('drafts do not help to reach it', async () => {
    const { creator, asked, review } = await anAnonymousReview(3)
    for (const actor of asked.slice(1)) await aResponse(actor, review)
    await saveAnswers(asked[0] ?? creator, { reviewId: review.id, answers: allAnswers(review) })
    await closeReview(creator, { id: review.id })
    expect((await headOf(creator, review.id)).hidden).toBe('too-few')
    expect((await storedOf(review.id)).answers).toHaveLength(12)
  })
})
