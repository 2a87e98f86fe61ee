import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import type { QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import { aCircle, aQuestion, aResponse, aReview } from '@/tests/factories/reviews'

const PEOPLE = 4

/** What one person gives to the five questions; null leaves one out. */
const givenArbitrary = fc.record({
  text: fc.option(
    fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '' && !text.includes('\0')),
  ),
  scale: fc.option(fc.integer({ min: 2, max: 9 })),
  rating: fc.option(fc.integer({ min: 1, max: 10 })),
  yes: fc.option(fc.boolean()),
  chosen: fc.subarray([0, 1, 2]),
})
type Given = typeof givenArbitrary extends fc.Arbitrary<infer Value> ? Value : never

const questions = () =>
  [
    aQuestion('textarea'),
    aQuestion('scale', { lowerLabel: 2, higherLabel: 9 }),
    aQuestion('rating'),
    aQuestion('yesno'),
    aQuestion('checkbox'),
  ].map((question) => ({ ...question, isRequired: false }))

function answersOf(asked: QuestionView[], given: Given): AnswerInput[] {
  const [text, scale, rating, yesno, checkbox] = asked.map(({ id }) => id)
  const options = asked[4]?.options ?? []
  return [
    { questionId: text ?? '', text: given.text ?? '' },
    { questionId: scale ?? '', score: given.scale },
    { questionId: rating ?? '', score: given.rating },
    { questionId: yesno ?? '', yes: given.yes },
    { questionId: checkbox ?? '', optionIds: given.chosen.map((index) => options[index]?.id ?? '') },
  ]
}

async function summaryAfter(all: Given[], anonymity: 'NAMED' | 'ANONYMOUS') {
  const { creator, asked } = await aCircle(PEOPLE)
  const review = await aReview(creator, { asked, anonymity, questions: questions() })
  for (const [index, actor] of asked.entries()) {
    const given = all[index]
    if (given) await aResponse(actor, review, answersOf(review.questions, given))
  }
  await closeReview(creator, { id: review.id })
  const head = await getReviewHead(creator, review.id)
  return head === null ? [] : (await getSummary(head)).questions
}

const tally = <Value>(values: Value[], value: Value) => values.filter((other) => other === value).length

function expectCounts([text, scale, rating, yesno, checkbox]: QuestionSummary[], all: Given[]) {
  const given = <Value>(pick: (one: Given) => Value | null) => all.flatMap((one) => pick(one) ?? [])
  const texts = given(({ text: written }) => written)
  expect(text).toMatchObject({ answered: texts.length, textCount: texts.length })
  expect(text?.texts.map((one) => one.text).sort()).toEqual(texts.sort())
  for (const [summary, scores] of [
    [scale, given((one) => one.scale)],
    [rating, given((one) => one.rating)],
  ] as const) {
    expect(summary?.answered).toBe(scores.length)
    expect(summary?.distribution.map(({ count }) => count)).toEqual(
      summary?.distribution.map(({ value }) => tally(scores, value)),
    )
    const sum = scores.reduce((total, score) => total + score, 0)
    if (scores.length === 0) expect(summary?.mean).toBeNull()
    else expect(summary?.mean).toBeCloseTo(sum / scores.length)
  }
  const said = given((one) => one.yes)
  expect([yesno?.yes, yesno?.no, yesno?.answered]).toEqual([tally(said, true), tally(said, false), said.length])
  const chosen = all.flatMap((one) => one.chosen)
  expect(checkbox?.options.map(({ count }) => count)).toEqual([0, 1, 2].map((index) => tally(chosen, index)))
}

const people = fc.array(givenArbitrary, { minLength: PEOPLE, maxLength: PEOPLE })

test('whatever people answer, the summary counts exactly that', async () => {
  await fc.assert(
    fc.asyncProperty(people, async (all) => expectCounts(await summaryAfter(all, 'NAMED'), all)),
    { numRuns: 12 },
  )
}, 120_000)

/** Everything the view says, without what is new or in random order each time. */
const comparable = (summaries: QuestionSummary[]) =>
  summaries.map(({ texts, ...summary }) => ({
    ...summary,
    id: '',
    texts: texts
      .map(({ text, authorName }) => ({ text, authorName }))
      .sort((one, other) => (one.text < other.text ? -1 : 1)),
  }))

test('of an anonymous review, who answered what makes no difference to anything shown', async () => {
  const shuffled = people.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: PEOPLE })))
  await fc.assert(
    fc.asyncProperty(shuffled, async ([all, permuted]) => {
      const [one, other] = [await summaryAfter(all, 'ANONYMOUS'), await summaryAfter(permuted, 'ANONYMOUS')]
      expect(comparable(other)).toEqual(comparable(one))
    }),
    { numRuns: 6 },
  )
}, 120_000)
