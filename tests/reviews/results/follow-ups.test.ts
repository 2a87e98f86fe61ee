import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { pageOf, type SummaryQuestion } from '@/lib/reviews/results/rules/summary'
import { getTexts } from '@/lib/reviews/results/queries/get-texts'
import { aHead, anAnsweredReview } from '@/tests/factories/results'
import { aQuestion, anAnswer, type SentReview } from '@/tests/factories/reviews'
import { expectRefused } from '@/tests/support/refused'

/** A scale, and what is asked of those who choose 2 or less; each of the scores is somebody's. */
async function aFollowedUp(scores: number[], anonymity: 'NAMED' | 'ANONYMOUS') {
  const scale = aQuestion('scale')
  const follows = { key: scale.key, when: 'AT_MOST' as const, value: 2 }
  const why = aQuestion('textarea', { questionText: 'Why?', isRequired: false, follows })
  const answering = ({ questions: [asked, followUp] }: SentReview, index: number) => {
    const score = scores[index] ?? 0
    if (!asked || !followUp) return []
    return [anAnswer(asked, { score }), ...(score <= 2 ? [anAnswer(followUp, { text: `Because ${index}` })] : [])]
  }
  const groups = scores.map(() => 'PEER' as const)
  return anAnsweredReview({
    groups,
    questions: [scale, why, aQuestion('yesno', { isRequired: false })],
    anonymity,
    answering,
  })
}

test('a follow-up stands under its question, with how many were asked it', async () => {
  const { creator, review } = await aFollowedUp([1, 2, 2, 5], 'ANONYMOUS')
  const { questions } = await getSummary(await aHead(creator, review))
  expect(questions.map(({ number }) => number)).toEqual(['1', '1.1', '2'])
  expect(questions[1]).toMatchObject({
    follows: { condition: '2 or less', asked: 3 },
    answered: 3,
    isHidden: false,
    textCount: 3,
  })
  expect(questions[0]?.follows).toBeNull()
})

test('asked of two people of an anonymous review it shows nothing', async () => {
  const { creator, review } = await aFollowedUp([1, 2, 5, 5], 'ANONYMOUS')
  const head = await aHead(creator, review)
  const { questions } = await getSummary(head)
  expect(questions[1]).toMatchObject({ isHidden: true, answered: 0, texts: [], textCount: 0 })
  await expectRefused(getTexts(head, review.questions[1]?.id ?? ''), 'not-found')
})

test('it shows nothing where the question that leads to it is hidden', async () => {
  const { creator, review } = await aFollowedUp([1, 2, 2], 'ANONYMOUS')
  const head = await aHead(creator, review)
  expect((await getSummary(head)).questions[1]).toMatchObject({ isHidden: false })
  const [scale, why] = review.questions
  const one = await db.answer.findFirstOrThrow({ where: { questionId: scale?.id } })
  await db.answer.update({ where: { id: one.id }, data: { isCounted: false } })
  const hidden = (await getSummary(head)).questions[1]
  expect(hidden).toMatchObject({ isHidden: true, answered: 0, follows: { asked: 0 } })
  await expectRefused(getTexts(head, why?.id ?? ''), 'not-found')
})

const question = (id: string, followsId: string | null = null): SummaryQuestion => ({
  id,
  followsId,
  type: 'yesno',
  text: id,
  followsWhen: null,
  followsValue: null,
  lowest: null,
  highest: null,
  options: [],
})

test('a long form comes twenty questions at a time, each with its follow-ups', () => {
  const main = Array.from({ length: 41 }, (_, index) => question(`q${index + 1}`))
  const all = [...main, question('f20', 'q20'), question('f21', 'q21')]
  const first = pageOf(all)
  expect([first.questions.length, first.questions.at(-1)?.id, first.next]).toEqual([21, 'f20', 21])
  const second = pageOf(all, 21)
  expect(second.questions.slice(0, 2).map(({ id, number }) => [id, number])).toEqual([
    ['q21', '21'],
    ['f21', '21.1'],
  ])
  expect([second.next, pageOf(all, 41).next, pageOf(all, 41).questions.length]).toEqual([41, null, 1])
  expect(pageOf([])).toEqual({ questions: [], all: [], next: null })
})
