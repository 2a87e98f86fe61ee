import { test, expect } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getPrintView } from '@/lib/reviews/exports/queries/get-print-view'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { aMember } from '@/tests/factories/members'
import { aClosedReview, aReviewReleasedTo } from '@/tests/factories/releases'
import { aboutPerson, aCircle, anAnswer, aQuestion, aResponse, aReview } from '@/tests/factories/reviews'
import { expectFewStatements } from '@/tests/support/statements'
import { wordsPrinted } from '@/tests/support/words-printed'

/** A round of the creator's with these reviews in it, and a way to put more into it. */
async function aRoundOf(creator: Actor, ids: string[]) {
  const connected = (more: string[]) => ({ connect: more.map((id) => ({ id })) })
  const of = { workspaceId: creator.workspaceId, creatorId: creator.memberId, createdAt: now() }
  const { id } = await db.reviewRound.create({ data: { ...of, title: 'Autumn', reviews: connected(ids) } })
  const add = (more: string[]) => db.reviewRound.update({ where: { id }, data: { reviews: connected(more) } })
  return { id, add }
}

test('a round has a table and then a section for each review that is shown', async () => {
  const { workspace, creator, asked, id } = await aClosedReview({ answers: 3 })
  const ida = await aMember({ workspace, firstName: 'Ida' })
  const other = await aReviewReleasedTo(creator, ida)
  const nobody = await aReview(creator, { asked, ...aboutPerson(await aMember({ workspace, firstName: 'Zoe' })) })
  const round = await aRoundOf(creator, [id, other.id, nobody.id])
  const words = await wordsPrinted(creator, round.id, 'round')
  expect(words).toContain('About Answered State')
  expect(words).toContain('Tom Nair 3 of 5 Closed')
  expect(words).toContain('Ida Nair 1 of 1')
  expect(words).toContain('1 form is left out')
  expect(words.split('Asked by')).toHaveLength(3)
  expect(words).not.toContain('Zoe')
})

test('each form of a round is compared with the one before about the same person', async () => {
  const { workspace, creator, asked } = await aCircle(3)
  const questions = [aQuestion('scale')]
  const rated = async (subject: Actor, score: number, people: Actor[], previousId: string | null) => {
    const review = await aReview(creator, { asked: people, questions, ...aboutPerson(subject) })
    for (const actor of people)
      await aResponse(
        actor,
        review,
        review.questions.map((one) => anAnswer(one, { score })),
      )
    await closeReview(creator, { id: review.id })
    await db.review.update({ where: { id: review.id }, data: { previousId } })
    return review.id
  }
  const [ida, zoe] = [await aMember({ workspace }), await aMember({ workspace })]
  const before = [await rated(ida, 1, asked, null), await rated(zoe, 2, asked.slice(1), null)] as const
  const ids = [await rated(zoe, 5, asked, before[1]), await rated(ida, 3, asked.slice(1), before[0])]
  const { reviews } = await getPrintView(creator, 'round', (await aRoundOf(creator, ids)).id)
  const comparisons = reviews.map(({ head, summary }) => [head.id, summary.questions[0]?.before] as const)
  expect(new Map(comparisons)).toEqual(
    new Map([
      [ids[0], { now: { value: 5, people: 3 }, then: { value: 2, people: 2 } }],
      [ids[1], { now: { value: 3, people: 2 }, then: { value: 1, people: 3 } }],
    ]),
  )
})

test('a round takes few statements, and as many with more reviews in it', async () => {
  const { creator, asked, id } = await aClosedReview({ answers: 3 })
  const round = await aRoundOf(creator, [id])
  const visit = () => getPrintView(creator, 'round', round.id)
  await expectFewStatements(visit, async () => {
    const more = await Promise.all(asked.map((subject) => aReviewReleasedTo(creator, subject)))
    await round.add(more.map((review) => review.id))
  })
  expect((await visit()).reviews).toHaveLength(6)
})

test('names stand only with those answers of a round that were given with one', async () => {
  const { creator, asked, id } = await aClosedReview({ answers: 4 })
  const questions = [aQuestion('textarea')]
  const hidden = await aReview(creator, { asked, questions, anonymity: 'ANONYMOUS' })
  for (const [index, actor] of asked.entries()) {
    await aResponse(
      actor,
      hidden,
      hidden.questions.map((question) => anAnswer(question, { text: `Unsaid by ${index}` })),
    )
  }
  await closeReview(creator, { id: hidden.id })
  const { id: roundId } = await aRoundOf(creator, [id, hidden.id])
  const { reviews } = await getPrintView(creator, 'round', roundId)
  const authorsOf = (reviewId: string) => {
    const questions = reviews.find(({ head }) => head.id === reviewId)?.summary.questions ?? []
    return new Set(questions.flatMap(({ texts }) => texts.map(({ authorName }) => authorName)))
  }
  expect([authorsOf(id), authorsOf(hidden.id)]).toEqual([
    new Set(asked.slice(0, 4).map(({ firstName, lastName }) => `${firstName} ${lastName}`)),
    new Set([null]),
  ])
})
