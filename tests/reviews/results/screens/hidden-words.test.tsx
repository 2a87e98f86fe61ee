import { anAnsweredReview, aHead } from '@/tests/factories/results'
import { aQuestion, anAnswer, questionOf } from '@/tests/factories/reviews'
import { db } from '@/lib/platform/db'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { test, expect } from 'vitest'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { cellsOf, aFile } from '@/tests/factories/exports'
import { renderToStaticMarkup } from 'react-dom/server'
import { GivenAnswer } from '@/components/reviews/results/given-answer'

const scores = [2, 6, 10]

/** Released feedback under names, of which the words beside the fewest stars are hidden. */
async function aReviewWithHiddenWords() {
  const scene = await anAnsweredReview({
    groups: ['PEER', 'PEER', 'PEER'],
    until: 'closed',
    questions: [aQuestion('rating', { editableFeedback: true })],
    answering: (sent, index) => [
      anAnswer(questionOf(sent, 'rating'), { score: scores[index], text: `Said by ${index}` }),
    ],
  })
  const { creator, review } = scene
  const { id } = await db.answer.findFirstOrThrow({ where: { reviewId: review.id, score: 2 } })
  await hideAnswer(creator, { id, reason: 'It only hurts.' })
  await releaseReview(creator, review)
  return { ...scene, question: questionOf(review, 'rating') }
}

test('the stars are read by name as they are counted, on the screen and in the file, and the words by nobody', async () => {
  const { creator, subject, review, question } = await aReviewWithHiddenWords()
  for (const reader of [creator, subject]) {
    const head = await aHead(reader, review)
    const { rows } = await listResponses(head)
    const given = rows.flatMap(({ answers }) => answers[question.id] ?? [])
    expect(given.map(({ score }) => score).toSorted()).toEqual(scores.toSorted())
    expect(given.map(({ text }) => text).toSorted()).toEqual(['Said by 1', 'Said by 2', null])
    expect((await getSummary(head)).questions).toMatchObject([{ mean: 6, answered: 3, textCount: 2 }])
    const [columns = [], ...lines] = cellsOf(await aFile(reader, review.id))
    const cellsUnder = (column: string) => lines.map((line) => line[columns.indexOf(column)]).toSorted()
    expect(cellsUnder('Score')).toEqual(scores.map(String).toSorted())
    expect(cellsUnder('Text')).toEqual(['', 'Said by 1', 'Said by 2'])
  }
})

test('who hid them is told that it is the words alone', async () => {
  const { question } = await aReviewWithHiddenWords()
  const stars = { text: null, score: 2, yes: null, optionIds: [] }
  const drawn = renderToStaticMarkup(<GivenAnswer question={question} answer={stars} isHidden />)
  expect(drawn).toMatch(/2<span.* stars.*Words hidden by you/)
  const whole = renderToStaticMarkup(<GivenAnswer question={question} answer={undefined} isHidden />)
  expect(whole).toContain('Hidden by you')
})
