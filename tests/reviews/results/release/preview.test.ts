import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { closeReview } from '@/lib/reviews/commands/close-review'
import { releaseReview } from '@/lib/reviews/commands/release-review'
import { hideAnswer } from '@/lib/reviews/results/release/commands/hide-answer'
import { getHideableAnswer, listHidden } from '@/lib/reviews/results/release/queries'
import { getHeadAsSubject, getReviewHead, getSharedHead } from '@/lib/reviews/results/queries'
import { getSummary } from '@/lib/reviews/results/summary/queries'
import { aMember, deactivate } from '@/tests/factories/members'
import { aClosedReview, aWrittenAnswer } from '@/tests/factories/releases'
import { aboutPerson, aCircle, aResponse, aReview, aRunningReview } from '@/tests/factories/reviews'
import { expectRefused } from '@/tests/support/refused'

/** What the screen shows of a head besides where it is and what can be done there. */
async function seenWith(actor: Actor, id: string, isPreview: boolean) {
  const head = await (isPreview ? getHeadAsSubject(actor, id) : getSharedHead(actor, id))
  const { path: _path, hidePath: _hidePath, status: _status, badge: _badge, releasedAt: _at, can: _can, ...rest } = head
  return { ...rest, summary: await getSummary(head) }
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

  test('is for whoever asked alone', async () => {
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
      // Together with two others the one person it is about is a group that can be asked anonymously.
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

describe('the answer that is about to be hidden', () => {
  test('is shown to whoever asked, and not once it is hidden or released', async () => {
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
