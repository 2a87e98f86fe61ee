import {
  aRunningReview,
  allAnswers,
  aResponse,
  aReviewer,
  mailedCode,
  anAnswer,
  questionOf,
} from '@/tests/factories/reviews'
import { describe, test, expect } from 'vitest'
import { db } from '@/lib/platform/db'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { undoOptOut } from '@/lib/reviews/responses/commands/undo-opt-out'
import { viewReview } from '@/lib/reviews/responses/commands/view-review'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { unique } from '@/tests/factories/workspaces'
import { ownerMark } from '@/lib/access/device'
import { findReviewer } from '@/lib/access/reviewer'
import { deviceKeyOfLink } from '@/lib/reviews/responses/queries/device-key'
import { aMember } from '@/tests/factories/members'

type Running = Awaited<ReturnType<typeof aRunningReview>>

const placeOf = ({ respondent, review }: Running) => ({
  reviewId_memberId: { reviewId: review.id, memberId: respondent.memberId },
})
const answersOf = ({ review }: Running) => ({ reviewId: review.id, answers: allAnswers(review) })
const ago = (ms: number) => new Date(Date.now() - ms)

describe('somebody who was taken off the list', () => {
  async function aRemoved(running: Running) {
    await db.reviewAssignee.update({ where: placeOf(running), data: { removedAt: ago(1000) } })
    return running
  }

  test('meets neither questions nor what they wrote, and can do nothing more', async () => {
    const running = await aRunningReview()
    const { respondent, review } = running
    await saveAnswers(respondent, answersOf(running))
    await aRemoved(running)
    expect(await getAnswering(respondent, review.id)).toMatchObject({ state: 'removed', questions: [], answers: {} })
    const input = { reviewId: review.id }
    for (const work of [saveAnswers, optOutOfReview, undoOptOut, viewReview]) {
      await expectRefused(work(respondent, answersOf(running)), 'forbidden')
    }
    await expectRefused(aResponse(respondent, review), 'forbidden')
    expect(await db.answer.count({ where: { reviewId: input.reviewId } })).toBe(6)
  })

  test('keeps the receipt of what was sent before', async () => {
    const running = await aRunningReview()
    await aResponse(running.respondent, running.review)
    await aRemoved(running)
    const view = await getAnswering(running.respondent, running.review.id)
    expect(view.state).toBe('answered')
    expect(Object.keys(view.answers)).toHaveLength(6)
  })
})

test('more time for one person is theirs alone', async () => {
  const running = await aRunningReview()
  const { respondent, asked, creator, review } = running
  const more = new Date(Date.now() + 3_600_000)
  await db.review.update({ where: { id: review.id }, data: { closesAt: ago(1000) } })
  await db.reviewAssignee.update({ where: placeOf(running), data: { closesAt: more } })
  expect(await getAnswering(respondent, review.id)).toMatchObject({ state: 'open', closesAt: more })
  const other = asked[1] ?? creator
  expect((await getAnswering(other, review.id)).state).toBe('closed')
  await expectRefused(aResponse(other, review), 'conflict')
  await aResponse(respondent, review)
  expect((await getAnswering(respondent, review.id)).can.revise).toBe(true)
  await db.reviewAssignee.update({ where: placeOf(running), data: { closesAt: ago(500) } })
  expect((await getAnswering(respondent, review.id)).can.revise).toBe(false)
})

test('while it is paused, what is written is kept, and nothing can be sent', async () => {
  const running = await aRunningReview()
  const { respondent, review } = running
  await db.review.update({ where: { id: review.id }, data: { status: 'INACTIVE' } })
  await saveAnswers(respondent, answersOf(running))
  expect(await getAnswering(respondent, review.id)).toMatchObject({ state: 'paused', isPaused: true })
  const refusal = await refusalOf(aResponse(respondent, review))
  expect([refusal.code, refusal.message]).toEqual(['conflict', expect.stringContaining('paused')])
  await expectRefused(optOutOfReview(respondent, { reviewId: review.id }), 'conflict')
  await db.review.update({ where: { id: review.id }, data: { status: 'ACTIVE' } })
  expect(Object.keys((await getAnswering(respondent, review.id)).answers)).toHaveLength(6)
})

test('where opting out is not offered, it is refused', async () => {
  const { respondent, review } = await aRunningReview({ mayOptOut: false })
  expect((await getAnswering(respondent, review.id)).can.optOut).toBe(false)
  await expectRefused(optOutOfReview(respondent, { reviewId: review.id }), 'conflict')
  expect((await getAnswering(respondent, review.id)).state).toBe('open')
})

describe('one’s own answers', () => {
  test.each([
    [{ mayEdit: true, maySeeOwn: true }, 6, 6],
    [{ mayEdit: false, maySeeOwn: true }, 6, 6],
    [{ mayEdit: true, maySeeOwn: false }, 6, 0],
    [{ mayEdit: false, maySeeOwn: false }, 0, 0],
  ])('with %j: %i until it closes and %i afterwards', async (settings, before, after) => {
    const { creator, respondent, review } = await aRunningReview(settings)
    await aResponse(respondent, review)
    const shown = async () => Object.keys((await getAnswering(respondent, review.id)).answers).length
    expect(await shown()).toBe(before)
    await closeReview(creator, { id: review.id })
    expect(await shown()).toBe(after)
  })

  test('of an anonymous review are found by nobody after the close', async () => {
    const { creator, respondent, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
    await aResponse(respondent, review)
    expect(Object.keys((await getAnswering(respondent, review.id)).answers)).toHaveLength(6)
    await closeReview(creator, { id: review.id })
    expect((await getAnswering(respondent, review.id)).answers).toEqual({})
  })

  test.each([
    [true, 6],
    [false, 0],
  ])(
    'that were not sent, where one sees one’s own later %s: %i are there to be read, outside too',
    async (maySeeOwn, count) => {
      const email = `${unique('reviewer')}@client.example`
      const running = await aRunningReview({ emails: [email], maySeeOwn })
      const { creator, respondent, review } = running
      const askers = [respondent, await aReviewer(email)]
      for (const asker of askers) await saveAnswers(asker, answersOf(running))
      await closeReview(creator, { id: review.id })
      for (const asker of askers) {
        const { state, answers } = await getAnswering(asker, review.id)
        expect([state, Object.keys(answers).length]).toEqual(['closed', count])
      }
    },
  )

  test('that were not sent are gone with the link of somebody outside', async () => {
    const email = `${unique('reviewer')}@client.example`
    const running = await aRunningReview({ emails: [email] })
    const { review } = running
    await saveAnswers(await aReviewer(email), answersOf(running))
    await db.externalReviewer.updateMany({ where: { reviewId: review.id }, data: { expiresAt: ago(1) } })
    expect(await findReviewer(await mailedCode(email))).toBeNull()
  })

  test('of anonymous feedback that were not sent are found by nobody after the close', async () => {
    const email = `${unique('reviewer')}@client.example`
    const running = await aRunningReview({ emails: [email], anonymity: 'ANONYMOUS', about: 'nobody' })
    const { creator, review } = running
    const reviewer = await aReviewer(email)
    await saveAnswers(reviewer, answersOf(running))
    await closeReview(creator, { id: review.id })
    expect((await getAnswering(reviewer, review.id)).answers).toEqual({})
  })

  test('are not behind the link of somebody outside after the close', async () => {
    const email = `${unique('reviewer')}@client.example`
    const { creator, review } = await aRunningReview({ emails: [email] })
    const reviewer = await aReviewer(email)
    await aResponse(reviewer, review)
    expect(Object.keys((await getAnswering(reviewer, review.id)).answers)).toHaveLength(6)
    await closeReview(creator, { id: review.id })
    expect((await getAnswering(reviewer, review.id)).answers).toEqual({})
  })
})

test('what is kept on a device has its name from the link alone for people outside, else the mark of its owner, and the same once they are taken off the list', async () => {
  const email = `${unique('olga')}@else.example`
  const running = await aRunningReview({ emails: [email] })
  const { respondent, review } = running
  const outside = await getAnswering(await aReviewer(email), review.id)
  expect(outside.localKey).toBe(deviceKeyOfLink(await mailedCode(email)))
  const { localKey } = await getAnswering(respondent, review.id)
  expect(localKey.split('.')).toEqual([ownerMark(respondent.userId), expect.stringMatching(/^[\da-f]{24}$/)])
  await db.reviewAssignee.update({ where: placeOf(running), data: { removedAt: ago(1000) } })
  expect(await getAnswering(respondent, review.id)).toMatchObject({ state: 'removed', localKey })
})

test('a replacement answers in their place, and finds no copy of another on their device', async () => {
  const running = await aRunningReview()
  const { workspace, respondent, review } = running
  const { localKey } = await getAnswering(respondent, review.id)
  const successor = await aMember({ workspace })
  await db.reviewAssignee.update({ where: placeOf(running), data: { memberId: successor.memberId } })
  await expectRefused(getAnswering(respondent, review.id), 'forbidden')
  await expectRefused(aResponse(respondent, review), 'forbidden')
  expect((await getAnswering(successor, review.id)).localKey).not.toBe(localKey)
  await saveAnswers(successor, { reviewId: review.id, answers: [anAnswer(questionOf(review, 'input'))] })
  await aResponse(successor, review)
  expect((await getAnswering(successor, review.id)).state).toBe('answered')
})
