import type { Actor } from '@/lib/access/actor'
import { getReviewHead, getHeadAsSubject } from '@/lib/reviews/results/queries/get-review-head'
import { db } from '@/lib/platform/db'
import { test, expect, describe } from 'vitest'
import { aClosedReview, aWrittenAnswer, auditOf, aReleasedReview } from '@/tests/factories/releases'
import { aMember } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { getHideableAnswer, isHiddenByThem, listHidden } from '@/lib/reviews/results/queries/list-hidden'
import { anExport, readFile } from '@/tests/factories/exports'
import {
  aboutPerson,
  anAnswer,
  aQuestion,
  aResponse,
  aReview,
  aRunningReview,
  questionOf,
} from '@/tests/factories/reviews'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { getTexts } from '@/lib/reviews/results/queries/get-texts'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import { anAnsweredReview } from '@/tests/factories/results'

const reason = 'It is about her family, not her work.'

async function headOf(actor: Actor, id: string) {
  const head = await getReviewHead(actor, id)
  if (!head) throw new Error('this is still a draft')
  return head
}

const hiddenAt = async (id: string) => (await db.answer.findUniqueOrThrow({ where: { id } })).hiddenAt

test('only the creator hides an answer, whatever their role', async () => {
  const { workspace, creator, subject, asked, id } = await aClosedReview({ seenByAdmins: true })
  const answer = await aWrittenAnswer(id)
  const others = [subject, ...asked, await aMember({ workspace, role: 'Admin' }), await aMember({ workspace })]
  for (const actor of others) await expectRefused(hideAnswer(actor, { id: answer.id, reason }), 'forbidden')
  expect(await hiddenAt(answer.id)).toBeNull()
  expect(await hideAnswer(creator, { id: answer.id, reason })).toEqual({ reviewId: id })
  expect(await hiddenAt(answer.id)).not.toBeNull()
})

test('a stranger does not find it', async () => {
  const { id } = await aClosedReview()
  const answer = await aWrittenAnswer(id)
  await expectRefused(hideAnswer(await aMember({ role: 'Admin' }), { id: answer.id, reason }), 'not-found')
})

test('pressed twice at once it is hidden once, and on record without its reason, which an Admin it protects would read', async () => {
  const { creator, id } = await aClosedReview()
  const answer = await aWrittenAnswer(id)
  const input = { id: answer.id, reason }
  await Promise.all([hideAnswer(creator, input), hideAnswer(creator, { ...input, reason: 'Another reason' })])
  const lines = await auditOf(answer.id)
  expect(lines.map(({ action, memberId }) => [action, memberId])).toEqual([['answer.hidden', creator.memberId]])
  const [hidden, ...more] = await listHidden(creator, await headOf(creator, id))
  expect([hidden?.text, more]).toEqual([answer.text, []])
  expect([reason, 'Another reason']).toContain(hidden?.reason)
  expect(lines.map(({ title }) => title)).toEqual(['Hid an answer to “How we work”'])
})

test('its creator is led back to the page with its question, and from a hidden one too', async () => {
  const { creator, subject, asked } = await aClosedReview()
  const questions = Array.from({ length: 21 }, () => aQuestion('textarea'))
  const review = await aReview(creator, { asked, questions, ...aboutPerson(subject) })
  await aResponse(
    asked[0] ?? creator,
    review,
    review.questions.map((question) => anAnswer(question, { text: 'Said' })),
  )
  await closeReview(creator, { id: review.id })
  const answerTo = async (position: number) =>
    (await db.answer.findFirstOrThrow({ where: { reviewId: review.id, question: { position } } })).id
  const [first, last] = [await answerTo(0), await answerTo(20)]
  expect((await getHideableAnswer(creator, review.id, first)).from).toBe(1)
  expect((await getHideableAnswer(creator, review.id, last)).from).toBe(21)
  await hideAnswer(creator, { id: last, reason })
  expect(await isHiddenByThem(creator, review.id, last)).toBe(true)
  expect(await isHiddenByThem(creator, review.id, first)).toBe(false)
  expect(await isHiddenByThem(subject, review.id, last)).toBe(false)
})

test('a file with it can be fetched no more', async () => {
  const { creator, id } = await aClosedReview()
  const answer = await aWrittenAnswer(id)
  const file = await anExport(creator, id)
  expect(await readFile(creator, file.id)).toContain(answer.text)
  await hideAnswer(creator, { id: answer.id, reason })
  await expectRefused(readFile(creator, file.id), 'not-found')
})

describe('between the close and the release alone', () => {
  test('not while people can still change what they wrote', async () => {
    const { creator, review, respondent } = await aRunningReview()
    await aResponse(respondent, review)
    const answer = await aWrittenAnswer(review.id)
    await expectRefused(hideAnswer(creator, { id: answer.id, reason }), 'conflict')
    await closeReview(creator, { id: review.id })
    await hideAnswer(creator, { id: answer.id, reason })
  })

  test('not after its subject may have read it', async () => {
    const { creator, id } = await aReleasedReview()
    const answer = await aWrittenAnswer(id)
    await expectRefused(hideAnswer(creator, { id: answer.id, reason }), 'conflict')
    expect(await hiddenAt(answer.id)).toBeNull()
  })

  test('hidden and released at the same moment: either it was hidden before, or it is not hidden', async () => {
    const { creator, subject, id } = await aClosedReview()
    const answer = await aWrittenAnswer(id)
    const [hiding] = await Promise.allSettled([
      hideAnswer(creator, { id: answer.id, reason }),
      releaseReview(creator, { id }),
    ])
    expect((await hiddenAt(answer.id)) !== null).toBe(hiding.status === 'fulfilled')
    const { rows } = await getTexts(await headOf(subject, id), answer.questionId)
    expect(rows.some((row) => row.id === answer.id)).toBe(hiding.status === 'rejected')
  })
})

test('a figure without words is nobody’s to hide', async () => {
  const { creator, review, respondent } = await aRunningReview()
  await aResponse(respondent, review)
  await closeReview(creator, { id: review.id })
  const answer = await db.answer.findFirstOrThrow({ where: { reviewId: review.id, yes: { not: null } } })
  await expectRefused(hideAnswer(creator, { id: answer.id, reason }), 'conflict')
})

describe('a later reader', () => {
  test.each(['NAMED', 'ANONYMOUS'] as const)('%s: finds the other answers, and not this one', async (anonymity) => {
    const { creator, subject, id } = await aClosedReview({ anonymity, answers: 5 })
    const answer = await aWrittenAnswer(id)
    await hideAnswer(creator, { id: answer.id, reason })
    const seen = [await getHeadAsSubject(creator, id)]
    await releaseReview(creator, { id })
    seen.push(await headOf(subject, id), await headOf(creator, id))
    for (const head of seen) {
      const [question] = (await getSummary(head)).questions
      expect(question?.texts.map((text) => text.id)).not.toContain(answer.id)
      expect(question).toMatchObject({ isHidden: false, textCount: 4 })
      expect((await getTexts(head, answer.questionId)).rows).toHaveLength(4)
    }
  })

  test.each([
    [3, true],
    [4, false],
  ])(
    'of %i answers without names, its creator reads before whether the rest stays: %s',
    async (answers, isLastShown) => {
      const { creator, id } = await aClosedReview({ anonymity: 'CONFIDENTIAL', answers })
      const { id: words } = await aWrittenAnswer(id)
      expect(await getHideableAnswer(creator, id, words)).toMatchObject({ isLastShown, subjectName: 'Tom Nair' })
      const { id: beside } = await db.answer.findFirstOrThrow({ where: { reviewId: id, score: { not: null } } })
      expect(await getHideableAnswer(creator, id, beside)).toMatchObject({ isLastShown: false })
      await hideAnswer(creator, { id: words, reason })
      const [question] = (await getSummary(await getHeadAsSubject(creator, id))).questions
      expect(question?.isHidden).toBe(isLastShown)
    },
  )

  test('a question that is left with too few of them is hidden as a whole', async () => {
    const { creator, subject, id } = await aClosedReview({ anonymity: 'ANONYMOUS', answers: 3 })
    const answer = await aWrittenAnswer(id)
    await hideAnswer(creator, { id: answer.id, reason })
    await releaseReview(creator, { id })
    for (const actor of [subject, creator]) {
      const head = await headOf(actor, id)
      const [question, rating] = (await getSummary(head)).questions
      expect(question).toMatchObject({ isHidden: true, texts: [], textCount: 0, answered: 0 })
      expect(rating).toMatchObject({ isHidden: false })
      await expectRefused(getTexts(head, answer.questionId), 'not-found')
    }
  })

  test('anonymously, no group is shown then whose being shown would tell whose words they were', async () => {
    const { creator, review } = await anAnsweredReview({
      groups: ['PEER', 'PEER', 'PEER', 'REPORT', 'REPORT', 'REPORT'],
      anonymity: 'ANONYMOUS',
      until: 'closed',
      questions: [aQuestion('scale'), aQuestion('textarea', { isRequired: false })],
      answering: (sent, index, group) => [
        anAnswer(questionOf(sent, 'scale')),
        anAnswer(questionOf(sent, 'textarea'), { text: index === 0 || group === 'REPORT' ? `A ${group} said so` : '' }),
      ],
    })
    const ofPeer = await db.answer.findFirstOrThrow({ where: { reviewId: review.id, text: 'A PEER said so' } })
    await hideAnswer(creator, { id: ofPeer.id, reason })
    for (const head of [await headOf(creator, review.id), await getHeadAsSubject(creator, review.id)]) {
      const [scale, words] = (await getSummary(head, { group: 'REPORT' })).questions
      expect([scale?.isHidden, words?.isHidden]).toEqual([false, true])
      await expectRefused(getTexts(head, ofPeer.questionId, { group: 'REPORT' }), 'not-found')
      expect((await getTexts(head, ofPeer.questionId)).rows).toHaveLength(3)
    }
  })

  test('the figure that came with the words still counts, so that no difference tells whose it was', async () => {
    const { creator, id } = await aClosedReview({ anonymity: 'ANONYMOUS', answers: 5 })
    const [, rating] = (await getSummary(await getHeadAsSubject(creator, id))).questions
    const answer = await db.answer.findFirstOrThrow({ where: { questionId: rating?.id ?? '', text: { not: null } } })
    await hideAnswer(creator, { id: answer.id, reason })
    const [, after] = (await getSummary(await getHeadAsSubject(creator, id))).questions
    expect(after).toMatchObject({ mean: rating?.mean, distribution: rating?.distribution, textCount: 4 })
  })
})
