import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { getHeadAsSubject } from '@/lib/reviews/results/queries/get-review-head'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { pinAnswer } from '@/lib/reviews/results/commands/pin-answer'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { showAnswer } from '@/lib/reviews/results/commands/show-answer'
import { aMember } from '@/tests/factories/members'
import { aClosedReview, aReleasedReview, aWrittenAnswer } from '@/tests/factories/releases'
import { aHead, anAnsweredReview, type GroupsGiven } from '@/tests/factories/results'
import { aQuestion, anAnswer, aResponse, aRunningReview, questionOf, type SentReview } from '@/tests/factories/reviews'
import { expectRefused } from '@/tests/support/refused'

const quotesOf = async (reader: Actor, review: { id: string }) =>
  ((await getSummary(await aHead(reader, review))).overview?.quotes ?? []).map(({ text }) => text)

const answersOf = (reviewId: string) =>
  db.answer.findMany({
    where: { reviewId, text: { not: null } },
    orderBy: { id: 'asc' },
    select: { id: true, text: true, relationship: true },
  })

test('only its creator pins an answer, and all readers of the results see it as a quote', async () => {
  const { workspace, creator, subject, asked, reader, id } = await aReleasedReview({ isShared: true })
  const answer = await aWrittenAnswer(id)
  const others = [subject, reader, ...asked, await aMember({ workspace, role: 'Admin' })]
  for (const actor of others) await expectRefused(pinAnswer(actor, { id: answer.id }), 'forbidden')
  await expectRefused(pinAnswer(await aMember({ role: 'Admin' }), { id: answer.id }), 'not-found')
  expect(await pinAnswer(creator, { id: answer.id })).toEqual({ reviewId: id })
  for (const one of [creator, subject]) expect(await quotesOf(one, { id })).toEqual([answer.text])
})

test('not before the close, while it can still be changed', async () => {
  const { creator, review, respondent } = await aRunningReview()
  await aResponse(respondent, review)
  const { id } = await aWrittenAnswer(review.id)
  await expectRefused(pinAnswer(creator, { id }), 'conflict')
})

test('an answer without words is none to quote', async () => {
  const { creator, review } = await anAnsweredReview({ groups: ['PEER'], questions: [aQuestion('scale')] })
  const { id } = await db.answer.findFirstOrThrow({ where: { reviewId: review.id } })
  await expectRefused(pinAnswer(creator, { id }), 'conflict')
})

test('what is hidden is neither pinned nor read as a quote, until it is shown again', async () => {
  const { creator, id } = await aClosedReview()
  const answer = await aWrittenAnswer(id)
  await pinAnswer(creator, { id: answer.id })
  await hideAnswer(creator, { id: answer.id, reason: 'It only hurts.' })
  expect(await quotesOf(creator, { id })).toEqual([])
  await expectRefused(pinAnswer(creator, { id: answer.id }), 'conflict')
  await showAnswer(creator, { id: answer.id })
  expect(await quotesOf(creator, { id })).toEqual([answer.text])
})

test('five are the most, also pressed at once, and the same one twice is one', async () => {
  const { creator, id } = await aClosedReview({ answers: 5 })
  const answers = await answersOf(id)
  const [first, ...rest] = answers
  if (!first) throw new Error('nothing was written')
  await pinAnswer(creator, first)
  const done = await Promise.allSettled([first, ...rest].map((answer) => pinAnswer(creator, { id: answer.id })))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await quotesOf(creator, { id })).toHaveLength(5)
})

describe('of a group that is hidden', () => {
  const times = (count: number, group: Relationship): Relationship[] => Array.from({ length: count }, () => group)
  const answering = (review: SentReview, index: number, group: Relationship) => [
    anAnswer(questionOf(review, 'textarea'), { text: `${group} ${index}` }),
  ]
  const aReviewOf = (groups: Relationship[], given: Partial<GroupsGiven> = {}) =>
    anAnsweredReview({ groups, answering, questions: [aQuestion('textarea')], until: 'closed', ...given })

  test('an anonymous answer is not pinned, because the words of the peers would leave those of two reports', async () => {
    const { creator, review } = await aReviewOf([...times(5, 'PEER'), ...times(4, 'REPORT')], {
      anonymity: 'ANONYMOUS',
      questions: [aQuestion('textarea', { isRequired: false })],
      answering: (sent, index, group) => (index > 6 ? [] : answering(sent, index, group)),
    })
    for (const { id } of await answersOf(review.id)) await expectRefused(pinAnswer(creator, { id }), 'conflict')
    expect(await quotesOf(creator, review)).toEqual([])
    const { questions } = await getSummary(await aHead(creator, review))
    expect(questions[0]?.texts.map(({ isPinned }) => isPinned)).toEqual([null, null, null, null, null])
  })

  test('a confidential one is quoted to its creator, who sees names, and never to its subject', async () => {
    const groups = [...times(4, 'PEER'), ...times(3, 'REPORT'), 'MANAGER' as const]
    const { creator, subject, review } = await aReviewOf(groups, { anonymity: 'CONFIDENTIAL' })
    const answers = await answersOf(review.id)
    const ofGroup = (group: Relationship) => answers.find(({ relationship }) => relationship === group)
    for (const group of ['PEER', 'MANAGER'] as const) await pinAnswer(creator, { id: ofGroup(group)?.id ?? '' })
    expect(await quotesOf(creator, review)).toHaveLength(2)
    const shown = [ofGroup('PEER')?.text]
    const preview = await getSummary(await getHeadAsSubject(creator, review.id))
    expect(preview.overview?.quotes).toMatchObject(shown.map((text) => ({ text, authorName: null })))
    await releaseReview(creator, { id: review.id })
    expect(await quotesOf(subject, review)).toEqual(shown)
  })
})
