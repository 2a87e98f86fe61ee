import { oneOfEach, aCircle, aDraft, aQuestion } from '@/tests/factories/reviews'
import { transaction, db } from '@/lib/platform/db'
import { copyQuestions } from '@/lib/reviews/drafting/steps/copy-questions'
import { test, expect } from 'vitest'

async function copied(questions: ReturnType<typeof oneOfEach>) {
  const { creator } = await aCircle(0)
  const { workspaceId } = creator
  const { id: reviewId } = await aDraft(creator)
  await transaction((tx) => copyQuestions(tx, { workspaceId, reviewId }, { questions }))
  const include = { options: { orderBy: { position: 'asc' } } } as const
  return db.question.findMany({ where: { reviewId }, orderBy: { position: 'asc' }, include })
}

test('each question is copied with what its type asks for', async () => {
  const rows = await copied(oneOfEach())
  const byType = new Map(rows.map((row) => [row.type, row]))
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index))
  expect(byType.get('scale')).toMatchObject({ lowest: 0, highest: 5 })
  expect(byType.get('rating')).toMatchObject({ lowest: 1, highest: 10, ratingFeedback: 'Rating' })
  expect(byType.get('yesno')).toMatchObject({ lowest: null, highest: null, editableFeedback: false })
  expect(byType.get('checkbox')?.options.map(({ text }) => text)).toEqual(['Calm', 'Quick', 'Thorough'])
})

test('a rating keeps its number of stars, a choice whether it asks for one answer', async () => {
  const [rating, choice] = await copied([
    aQuestion('rating', { starCount: 5 }),
    aQuestion('checkbox', { isMultiple: false }),
  ])
  expect(rating).toMatchObject({ lowest: 1, highest: 5, isMultiple: true })
  expect(choice?.isMultiple).toBe(false)
})

test('words are trimmed, and help goes with its question', async () => {
  const [row] = await copied([aQuestion('input', { questionText: '  Why? ', help: ' In a sentence. ' })])
  expect(row).toMatchObject({ text: 'Why?', help: 'In a sentence.' })
})

test('a question that follows up on another refers to its copy', async () => {
  const leader = aQuestion('scale')
  const follows = { key: leader.key, when: 'AT_MOST', value: 2 } as const
  const [first, second, third] = await copied([leader, aQuestion('textarea', { follows }), aQuestion('input')])
  expect(second).toMatchObject({ followsId: first?.id, followsWhen: 'AT_MOST', followsValue: 2 })
  expect(third).toMatchObject({ followsId: null, followsWhen: null, followsValue: null })
})
