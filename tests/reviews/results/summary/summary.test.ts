import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import {
  aCircle,
  aQuestion,
  aResponse,
  aReview,
  allAnswers,
  anAnswer,
  questionOf,
  type GivenForm,
} from '@/tests/factories/reviews'

async function summaryOf(actor: Actor, id: string) {
  const head = await getReviewHead(actor, id)
  return head === null ? [] : (await getSummary(head)).questions
}

async function aReviewWith(question: ReturnType<typeof aQuestion>, size: number, given: GivenForm = {}) {
  const { creator, asked } = await aCircle(size)
  const review = await aReview(creator, { asked, questions: [question], ...given })
  const [view] = review.questions
  if (!view) throw new Error('there is no question')
  const answer = async (...parts: Parameters<typeof anAnswer>[1][]) => {
    for (const [index, part] of parts.entries()) {
      const actor = asked[index]
      if (actor) await aResponse(actor, review, [anAnswer(view, part)])
    }
    const [summary] = await summaryOf(creator, review.id)
    return summary
  }
  return { creator, asked, review, view, answer }
}

test('with no answers there is no mean, and nothing is zero that is not', async () => {
  const { creator, asked } = await aCircle(1)
  const review = await aReview(creator, { asked })
  for (const summary of await summaryOf(creator, review.id)) {
    expect(summary).toMatchObject({ answered: 0, mean: null, yes: 0, no: 0, texts: [], textCount: 0, isHidden: false })
    expect(summary.distribution.every(({ count }) => count === 0)).toBe(true)
  }
})

test('a scale shows every step, both ends included, whatever they are', async () => {
  const { answer } = await aReviewWith(aQuestion('scale', { lowerLabel: 3, higherLabel: 10 }), 3)
  const summary = await answer({ score: 3 }, { score: 10 }, { score: 10 })
  expect(summary?.distribution).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value, count: { 3: 1, 10: 2 }[value] ?? 0 })),
  )
  expect(summary?.mean).toBeCloseTo(23 / 3)
  expect(summary).toMatchObject({ answered: 3, lowEnd: 'Hardly', highEnd: 'Always' })
})

test('zero is an answer on a scale from zero', async () => {
  const { answer } = await aReviewWith(aQuestion('scale'), 2)
  expect(await answer({ score: 0 }, { score: 5 })).toMatchObject({ answered: 2, mean: 2.5 })
})

test('somebody who left an optional question out is in no mean and no count', async () => {
  const { answer } = await aReviewWith(aQuestion('rating', { isRequired: false }), 3)
  const summary = await answer({ score: 10 }, { score: null }, { score: 9 })
  expect(summary).toMatchObject({ answered: 2, mean: 9.5 })
  expect(summary?.distribution.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('options are counted each, in their order, the unchosen with nought', async () => {
  const { answer, view } = await aReviewWith(aQuestion('checkbox'), 2)
  const [calm = '', , thorough = ''] = view.options.map(({ id }) => id)
  const summary = await answer({ optionIds: [calm, thorough] }, { optionIds: [calm] })
  expect(summary?.options).toEqual([
    { text: 'Calm', count: 2 },
    { text: 'Quick', count: 0 },
    { text: 'Thorough', count: 1 },
  ])
})

test('yes and no are both counted', async () => {
  const { answer } = await aReviewWith(aQuestion('yesno'), 3)
  expect(await answer({ yes: true }, { yes: false }, { yes: false })).toMatchObject({ yes: 1, no: 2, answered: 3 })
})

test('the first five texts stand there with their authors, and how many there are', async () => {
  const { answer, asked } = await aReviewWith(aQuestion('textarea'), 7)
  const summary = await answer(...asked.map(({ firstName }) => ({ text: `By ${firstName}` })))
  expect(summary?.textCount).toBe(7)
  expect(summary?.texts).toHaveLength(5)
  for (const { text, authorName } of summary?.texts ?? []) {
    expect(authorName?.startsWith(text.slice('By '.length))).toBe(true)
  }
})

test('a rating shows stars and comments', async () => {
  const { answer } = await aReviewWith(aQuestion('rating', { editableFeedback: true }), 1)
  const summary = await answer({ score: 4, text: 'Because' })
  expect(summary).toMatchObject({ mean: 4, textCount: 1, texts: [{ text: 'Because' }] })
})

describe('drafts', () => {
  test.each(['NAMED', 'ANONYMOUS'] as const)(
    'are in no figure and no text, before the close or after: %s',
    async (anonymity) => {
      const { creator, asked } = await aCircle(4)
      const review = await aReview(creator, { asked, anonymity })
      const [drafting = creator, ...others] = asked
      const secret = anAnswer(questionOf(review, 'textarea'), { text: 'Only a draft' })
      await saveAnswers(drafting, { reviewId: review.id, answers: [...allAnswers(review), secret] })
      for (const actor of others) await aResponse(actor, review)
      const before = await summaryOf(creator, review.id)
      await closeReview(creator, { id: review.id })
      const after = await summaryOf(creator, review.id)
      expect(after.map(({ answered }) => answered)).toEqual(after.map(() => 3))
      expect(JSON.stringify([before, after])).not.toContain('Only a draft')
    },
  )
})
