import { memberActor, type Actor } from '@/lib/access/actor'
import {
  getHeadAsSubject,
  getSharedHead,
  getReviewHead,
  findHeadBefore,
} from '@/lib/reviews/results/queries/get-review-head'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'
import {
  aCircle,
  aQuestion,
  aboutPerson,
  aReview,
  aResponse,
  anAnswer,
  aRunningReview,
  type GivenForm,
} from '@/tests/factories/reviews'
import { aMember, deactivate } from '@/tests/factories/members'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { describe, test, expect } from 'vitest'
import { aClosedReview, aWrittenAnswer } from '@/tests/factories/releases'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { expectRefused } from '@/tests/support/refused'
import { getTexts } from '@/lib/reviews/results/queries/get-texts'
import { getHideableAnswer, listHidden } from '@/lib/reviews/results/queries/list-hidden'
import { db } from '@/lib/platform/db'
import { takeOverReviews } from '@/lib/reviews/handover/commands/take-over-reviews'

/** What the screen shows of a head besides where it is, what can be done there and what is new. */
async function seenWith(actor: Actor, id: string, isPreview: boolean) {
  const head = await (isPreview ? getHeadAsSubject(actor, id) : getSharedHead(actor, id))
  const { path: _path, hidePath: _hidePath, status: _status, badge: _badge, releasedAt: _at, can: _can, ...rest } = head
  const { previewer: _previewer, hasNews: _news, eyes, ...same } = rest
  return { ...same, eyes: { ...eyes, beside: undefined }, summary: await getSummary(head) }
}

/** An anonymous review about Tom, whom nobody asked, answered by as many of those asked, its creator before all others. */
async function anOwnAnswered(answers: number, given: GivenForm = {}) {
  const { workspace, creator, asked } = await aCircle(5)
  const subject = await aMember({ workspace, firstName: 'Tom' })
  const everybody = [creator, ...asked]
  const questions = [aQuestion('scale'), aQuestion('textarea', { isRequired: false })]
  const form = { asked: everybody, questions, anonymity: 'ANONYMOUS' as const, ...aboutPerson(subject), ...given }
  const review = await aReview(creator, form)
  const [scale, words] = review.questions
  if (!scale || !words) throw new Error('a question is missing')
  for (const [index, actor] of everybody.slice(0, answers).entries()) {
    await aResponse(actor, review, [anAnswer(scale), anAnswer(words, { text: index < 3 ? `Said by ${index}` : '' })])
  }
  await closeReview(creator, { id: review.id })
  return { workspace, creator, subject, asked, review, id: review.id, wordsId: words.id }
}

describe('looking through the eyes of the subject', () => {
  test.each(['NAMED', 'CONFIDENTIAL', 'ANONYMOUS'] as const)(
    '%s: shows before the release exactly what they read after it',
    async (anonymity) => {
      const { creator, subject, id } = await aClosedReview({ anonymity, answers: 5 })
      const answer = await aWrittenAnswer(id)
      await hideAnswer(creator, { id: answer.id, reason: 'It only hurts.' })
      const before = await seenWith(creator, id, true)
      await releaseReview(creator, { id })
      expect(await seenWith(subject, id, false)).toEqual(before)
    },
  )

  test('is for the creator alone', async () => {
    const { workspace, subject, asked, id } = await aClosedReview({ seenByAdmins: true })
    const admin = await aMember({ workspace, role: 'Admin' })
    for (const actor of [subject, ...asked, admin]) await expectRefused(getHeadAsSubject(actor, id), 'forbidden')
    await expectRefused(getHeadAsSubject(await aMember({ role: 'Admin' }), id), 'not-found')
  })

  test('needs a closed review, and somebody to read it', async () => {
    const running = await aRunningReview()
    await expectRefused(getHeadAsSubject(running.creator, running.review.id), 'conflict')
    const unseen = await aClosedReview({ seenBySubject: false })
    await expectRefused(getHeadAsSubject(unseen.creator, unseen.id), 'conflict')
    const gone = await aClosedReview()
    await deactivate(gone.subject)
    await expectRefused(getHeadAsSubject(gone.creator, gone.id), 'conflict')
  })

  test('does not tell whether the subject answered an anonymous form themselves', async () => {
    const seen = []
    for (const isSubjectAmongThem of [true, false]) {
      const { workspace, creator, asked } = await aCircle(5)
      const subject = await aMember({ workspace, firstName: 'Tom' })
      // Together with two others the one person it’s about is a group that can be asked anonymously.
      const relationships = Object.fromEntries(asked.slice(3).map(({ memberId }) => [memberId, 'MANAGER' as const]))
      const form = { asked: [...asked, subject], relationships, ...aboutPerson(subject) }
      const review = await aReview(creator, { ...form, anonymity: 'ANONYMOUS' })
      const answering = isSubjectAmongThem ? [subject, ...asked.slice(0, 2)] : asked.slice(0, 3)
      for (const actor of answering) await aResponse(actor, review)
      await closeReview(creator, { id: review.id })
      const { hidden, viewerAnswered, can } = await getHeadAsSubject(creator, review.id)
      const own = await getReviewHead(creator, review.id)
      seen.push({ hidden, viewerAnswered, can, release: own?.can.release })
      await expectRefused(releaseReview(creator, { id: review.id }), 'conflict')
    }
    expect(seen[0]).toEqual(seen[1])
  })
})

describe('a creator who answered anonymously as well', () => {
  test('reads nothing as the subject where their own results are locked, and releases it all the same', async () => {
    const { creator, subject, id } = await anOwnAnswered(3)
    const own = await getReviewHead(creator, id)
    const preview = await getHeadAsSubject(creator, id)
    expect([own?.hidden, preview.hidden, preview.viewerAnswered]).toEqual(['too-few', 'too-few', true])
    expect((await getSummary(preview)).questions).toEqual([])
    const answer = await aWrittenAnswer(id)
    await expectRefused(getTexts(preview, answer.questionId), 'not-found')
    await expectRefused(getHideableAnswer(creator, id, answer.id), 'not-found')
    expect([own?.can.release, preview.can.release]).toEqual([true, true])
    await releaseReview(creator, { id })
    expect((await getSharedHead(subject, id)).hidden).toBeNull()
    expect((await getHeadAsSubject(creator, id)).hidden).toBe('too-few')
  })

  test('sees nothing of a question that their own results hide, although the subject will', async () => {
    const { creator, subject, id, wordsId } = await anOwnAnswered(5)
    const preview = await getHeadAsSubject(creator, id)
    expect((await getSummary(preview)).questions.map(({ isHidden }) => isHidden)).toEqual([false, true])
    await expectRefused(getTexts(preview, wordsId), 'not-found')
    await releaseReview(creator, { id })
    expect((await getTexts(await getSharedHead(subject, id), wordsId)).rows).toHaveLength(3)
  })

  test('does not read what somebody before them hid, either', async () => {
    const { creator, asked, id } = await anOwnAnswered(3)
    const answer = await aWrittenAnswer(id)
    await hideAnswer(creator, { id: answer.id, reason: 'It only hurts.' })
    const [answered = creator] = asked
    await db.member.update({ where: { id: answered.memberId }, data: { role: 'Admin' } })
    const admin = await memberActor(answered.memberId)
    await deactivate(creator)
    await takeOverReviews(admin, { memberId: creator.memberId })
    const preview = await getHeadAsSubject(admin, id)
    expect([preview.hidden, await listHidden(admin, preview)]).toEqual(['too-few', []])
  })
})

test('the round before is compared with only where the viewer may read it', async () => {
  const first = await aClosedReview({ answers: 5 })
  const { creator, subject, asked } = first
  await releaseReview(creator, first)
  const second = await aReview(creator, { asked, ...aboutPerson(subject) })
  await db.review.update({ where: { id: second.id }, data: { previousId: first.id } })
  for (const actor of asked) await aResponse(actor, second)
  await closeReview(creator, second)
  expect((await findHeadBefore(await getHeadAsSubject(creator, second.id)))?.id).toBe(first.id)
  const { memberId: creatorId } = first.reader
  await db.review.update({ where: { id: first.id }, data: { creatorId } })
  expect(await findHeadBefore(await getHeadAsSubject(creator, second.id))).toBeNull()
})

describe('the answer that is about to be hidden', () => {
  test('is shown to the creator, and not once it is hidden or released', async () => {
    const { creator, subject, asked, id } = await aClosedReview()
    const answer = await aWrittenAnswer(id)
    expect(await getHideableAnswer(creator, id, answer.id)).toMatchObject({ text: answer.text, reviewId: id })
    for (const actor of [subject, ...asked]) await expectRefused(getHideableAnswer(actor, id, answer.id), 'forbidden')
    await hideAnswer(creator, { id: answer.id, reason: 'It only hurts.' })
    await expectRefused(getHideableAnswer(creator, id, answer.id), 'not-found')
    const other = await aClosedReview()
    const released = await aWrittenAnswer(other.id)
    await releaseReview(other.creator, { id: other.id })
    await expectRefused(getHideableAnswer(other.creator, other.id, released.id), 'not-found')
  })

  test('is not shown where too few answered to show anything', async () => {
    const { creator, id } = await aClosedReview({ anonymity: 'ANONYMOUS', answers: 2 })
    const answer = await aWrittenAnswer(id)
    await expectRefused(getHideableAnswer(creator, id, answer.id), 'not-found')
  })

  test('is on the list of hidden ones for its creator alone', async () => {
    const { creator, subject, id } = await aClosedReview()
    const answer = await aWrittenAnswer(id)
    await hideAnswer(creator, { id: answer.id, reason: 'It only hurts.' })
    const head = await getHeadAsSubject(creator, id)
    expect(await listHidden(creator, head)).toMatchObject([{ id: answer.id, reason: 'It only hurts.' }])
    expect(await listHidden(subject, head)).toEqual([])
  })
})
