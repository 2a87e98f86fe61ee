import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { findHeadBefore } from '@/lib/reviews/results/queries/get-review-head'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { aMember } from '@/tests/factories/members'
import { aHead, anAnsweredReview, type GroupsGiven } from '@/tests/factories/results'
import { aQuestion, aResponse, aReview, allAnswers, anAnswer, type SentReview } from '@/tests/factories/reviews'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'

const peers = (count: number): Relationship[] => Array.from({ length: count }, () => 'PEER')

const questions = () => [aQuestion('scale'), aQuestion('rating'), aQuestion('yesno'), aQuestion('textarea')]

/** Everybody gives this score, and says yes. */
const scoring = (score: number) => (review: SentReview) =>
  review.questions.map((question) => anAnswer(question, question.type === 'scale' ? { score } : {}))

/** Two rounds about one person, the second by as many as given. */
async function twoRounds(then: number, now: number, given: Partial<GroupsGiven> = {}) {
  const first = await anAnsweredReview({ groups: peers(then), questions: questions(), answering: scoring(2), ...given })
  const { creator, subject, asked, workspace } = first
  const more = Array.from({ length: Math.max(0, now - then) }, () => aMember({ workspace }))
  const people = [...asked, ...(await Promise.all(more))].slice(0, now)
  const { anonymity = 'NAMED' } = given
  const about = { about: 'people' as const, subjectIds: [subject.memberId], seenBySubject: true }
  const asking = given.questions ?? questions()
  const review = await aReview(creator, { asked: people, questions: asking, anonymity, ...about })
  await db.review.update({ where: { id: review.id }, data: { previousId: first.review.id } })
  const { answering = scoring(4) } = given
  for (const [index, actor] of people.entries()) await aResponse(actor, review, answering(review, index, 'PEER'))
  await closeReview(creator, { id: review.id })
  return { first, creator, subject, people, review }
}

async function compared(reader: Actor, review: SentReview) {
  const head = await aHead(reader, review)
  return getSummary(head, {}, await findHeadBefore(head))
}

test('the same question is compared with the round before: a mean, or the share of yes', async () => {
  const { first, creator, review } = await twoRounds(2, 3)
  const { questions: views, before } = await compared(creator, review)
  expect(before?.path).toBe(`/feedback/preview/${first.review.id}`)
  expect(views.map((view) => view.before)).toEqual([
    { now: { value: 4, people: 3 }, then: { value: 2, people: 2 } },
    { now: { value: 8, people: 3 }, then: { value: 8, people: 2 } },
    { now: { value: 100, people: 3 }, then: { value: 100, people: 2 } },
    null,
  ])
})

test('a choice that asked for several answers is not compared with one that asks for one', async () => {
  const asking = [aQuestion('checkbox')]
  const { first, creator, review } = await twoRounds(2, 2, { questions: asking, answering: allAnswers })
  const [choice] = first.review.questions
  expect((await compared(creator, review)).questions[0]?.choicesBefore).not.toBeNull()
  await db.question.update({ where: { id: choice?.id }, data: { isMultiple: false } })
  expect((await compared(creator, review)).questions[0]?.choicesBefore).toBeNull()
})

test('a question with other words or another scale is not', async () => {
  const { first, creator, review } = await twoRounds(2, 2)
  const [scale, rating] = first.review.questions
  await db.question.update({ where: { id: scale?.id }, data: { text: 'What else?' } })
  await db.question.update({ where: { id: rating?.id }, data: { highest: 9 } })
  const { questions: views } = await compared(creator, review)
  expect(views.map((view) => view.before !== null)).toEqual([false, false, true, false])
})

test('a round that the reader may not read is not compared with', async () => {
  const { creator, subject, review } = await twoRounds(3, 3, { until: 'closed' })
  await db.review.update({ where: { id: review.id }, data: { status: 'RELEASED' } })
  expect((await compared(creator, review)).before).not.toBeNull()
  expect((await compared(subject, review)).before).toBeNull()
})

describe('of a question with choices', () => {
  const choices = () => [aQuestion('checkbox', { isRequired: false })]
  const choosing = (review: SentReview, index: number) =>
    review.questions.map((question) =>
      anAnswer(question, { optionIds: question.options.slice(index % 2, 2).map(({ id }) => id) }),
    )

  /** Two rounds of a question with choices; every second person makes one choice less. */
  const twoOfChoices = (then: number, now: number, given: Partial<GroupsGiven> = {}) =>
    twoRounds(then, now, { ...given, questions: choices(), answering: choosing })

  test('it is said how often each was chosen before', async () => {
    const { creator, review } = await twoOfChoices(3, 3)
    const { questions: views, before } = await compared(creator, review)
    const options = views[0]?.choicesBefore?.options.map(({ text, count }) => [text, count])
    expect(options).toEqual([
      ['Calm', 2],
      ['Quick', 3],
      ['Thorough', 0],
    ])
    expect([before !== null, views[0]?.choicesBefore?.answered, views[0]?.before]).toEqual([true, 3, null])
  })

  test('but not where one of them reads otherwise now', async () => {
    const { creator, review } = await twoOfChoices(3, 3)
    const where = { questionId: review.questions[0]?.id, position: 0 }
    await db.questionOption.updateMany({ where, data: { text: 'Serene' } })
    const { questions: views, before } = await compared(creator, review)
    expect([before, views[0]?.choicesBefore]).toEqual([null, null])
  })

  test.each([
    [4, 4, true],
    [4, 5, false],
  ])('anonymously, of %i and then %i answers: %s', async (then, now, isShown) => {
    const { creator, review } = await twoOfChoices(then, now, { anonymity: 'ANONYMOUS' })
    expect((await compared(creator, review)).questions[0]?.choicesBefore !== null).toBe(isShown)
  })
})

describe('rounds of an anonymous review', () => {
  test.each([
    [4, 4, true],
    [3, 6, true],
    [4, 5, false],
    [5, 3, false],
  ])('of %i and then %i answers are compared: %s', async (then, now, isShown) => {
    const { creator, review } = await twoRounds(then, now, { anonymity: 'ANONYMOUS' })
    const { questions: views, before } = await compared(creator, review)
    expect(views[0]).toMatchObject({ mean: 4, answered: now })
    expect([before !== null, views[0]?.before !== null]).toEqual([isShown, isShown])
  })

  test('are not compared with one that was answered by too few', async () => {
    const { first, creator, review } = await twoRounds(4, 4, { anonymity: 'ANONYMOUS' })
    await db.answer.deleteMany({ where: { questionId: first.review.questions[0]?.id, score: 2 } })
    const { questions: views } = await compared(creator, review)
    expect(views.slice(0, 3).map((view) => view.before !== null)).toEqual([false, true, true])
  })
})

test('without a round before there is nothing to compare', async () => {
  const { creator, review } = await anAnsweredReview({ groups: peers(2), answering: allAnswers })
  const head = await aHead(creator, review)
  expect(await findHeadBefore(head)).toBeNull()
  expect((await getSummary(head)).before).toBeNull()
})
