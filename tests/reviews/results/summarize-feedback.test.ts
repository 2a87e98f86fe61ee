import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { summarizeFeedback } from '@/lib/reviews/results/commands/summarize-feedback'
import { randomId } from '@/lib/shared/randomness'
import { aMember } from '@/tests/factories/members'
import { aClosedReview, aReleasedReview, aReviewClosedOn, aWrittenAnswer } from '@/tests/factories/releases'
import { anAnsweredReview } from '@/tests/factories/results'
import { aboutPerson, aQuestion, anAnswer, aReview, questionOf, type SentReview } from '@/tests/factories/reviews'
import { theAi, withAi } from '@/tests/factories/ai/summaries'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const summarize = (actor: Actor, id: string) => summarizeFeedback(actor, { id, pressId: randomId() })

test('drafts from every word the screen shows to its subject, links there, and keeps nothing', async () => {
  const { subject, id, review } = await aReleasedReview()
  const [tom] = await withAi(subject)
  const ai = await theAi()
  const { sentences, sources } = await summarize(tom, id)
  const texts = ai.prompts()[0] ?? []
  expect(texts).toHaveLength(8)
  for (let index = 0; index < 4; index += 1)
    expect(texts.filter((text) => text.endsWith(`: Said by ${index}`))).toHaveLength(2)
  expect(sentences.length).toBeGreaterThan(0)
  expect(sources[0]?.href).toBe(`/feedback/shared/${id}?question=${questionOf(review, 'textarea').id}`)
  expect(await db.meetingSummary.count({ where: { workspaceId: tom.workspaceId } })).toBe(0)
})

test('no score and no mean reaches the service, so that no draft rates anybody', async () => {
  const { subject, id } = await aReleasedReview()
  const [tom] = await withAi(subject)
  const ai = await theAi()
  await summarize(tom, id)
  expect(JSON.stringify(ai.standIn.seen[0]?.body)).not.toMatch(/"(score|mean|answered|stars)"/)
})

test('an answer that was hidden is not among it', async () => {
  const { creator, subject, id } = await aClosedReview()
  const answer = await aWrittenAnswer(id)
  await hideAnswer(creator, { id: answer.id, reason: 'It is about her family.' })
  await releaseReview(creator, { id })
  const [tom] = await withAi(subject)
  const ai = await theAi()
  await summarize(tom, id)
  expect(ai.prompts()[0]).toHaveLength(7)
})

const words = (review: SentReview, _index: number, group: Relationship) => [
  anAnswer(questionOf(review, 'textarea'), { text: `A word of ${group}` }),
]

const times = (count: number, group: Relationship): Relationship[] => Array.from({ length: count }, () => group)

/** The prompt of an anonymous review that these groups answered. */
async function promptOf(groups: Relationship[], answering: typeof words) {
  const questions = [aQuestion('scale'), aQuestion('textarea', { isRequired: false })]
  const both = (review: SentReview, index: number, group: Relationship) => [
    anAnswer(questionOf(review, 'scale'), { score: 3 }),
    ...answering(review, index, group),
  ]
  const { subject, review } = await anAnsweredReview({ groups, anonymity: 'ANONYMOUS', questions, answering: both })
  const [tom] = await withAi(subject)
  const ai = await theAi()
  const outcome = await summarize(tom, review.id).then(
    () => 'done',
    () => 'refused',
  )
  return { outcome, prompts: ai.prompts(), bodies: JSON.stringify(ai.standIn.seen.map(({ body }) => body)) }
}

test('words of an anonymous form come without names and groups', async () => {
  const { prompts, bodies } = await promptOf(times(5, 'PEER'), words)
  expect(prompts[0]).toHaveLength(5)
  expect(bodies).not.toMatch(/"by"|\\"by\\"/)
})

test('a question that too few have answered never reaches the service', async () => {
  const two = (review: SentReview, index: number, group: Relationship) => (index < 2 ? words(review, index, group) : [])
  const { outcome, prompts } = await promptOf(times(5, 'PEER'), two)
  expect(outcome).toBe('refused')
  expect(prompts).toEqual([])
})

test('where not everything fits, every question has its share, and what is left out is counted', async () => {
  const questions = [aQuestion('textarea'), aQuestion('textarea')]
  const answering = (review: SentReview) =>
    review.questions.map((question, place) => anAnswer(question, { text: `To ${place}: ${'x'.repeat(2500)}` }))
  const { subject, review } = await anAnsweredReview({ groups: times(6, 'PEER'), questions, answering })
  const [tom] = await withAi(subject)
  const ai = await theAi()
  const { readCount, leftOutCount } = await summarize(tom, review.id)
  const texts = ai.prompts()[0] ?? []
  for (const place of [0, 1]) expect(texts.filter((text) => text.includes(`To ${place}:`)).length).toBeGreaterThan(1)
  expect([readCount, readCount + leftOutCount]).toEqual([texts.length, 12])
})

test('only its subject has it drafted, and only once it is released', async () => {
  const { creator, subject, reader, id } = await aReleasedReview({ isShared: true })
  const [asker, tom, rea] = await withAi(creator, subject, reader)
  const ai = await theAi()
  await expectRefused(summarize(asker, id), 'not-found')
  await expectRefused(summarize(rea, id), 'not-found')
  await summarize(tom, id)
  expect(ai.standIn.seen).toHaveLength(1)
  const closed = await aClosedReview()
  const [early] = await withAi(closed.subject)
  await expectRefused(summarize(early, closed.id), 'forbidden')
})

test('the subject who asked can draft a summary once it is closed', async () => {
  const workspace = await aWorkspace()
  const asker = await aMember({ workspace })
  const open = await aReview(asker, { asked: [await aMember({ workspace })], ...aboutPerson(asker) })
  const { id } = await aReviewClosedOn(asker, asker, { questions: [aQuestion('textarea')] })
  const [tom] = await withAi(asker)
  const ai = await theAi()
  await expectRefused(summarize(tom, open.id), 'not-found')
  const { sources } = await summarize(tom, id)
  expect(ai.prompts()[0]).toHaveLength(1)
  expect(sources[0]?.href).toContain(`/feedback/preview/${id}?question=`)
})
