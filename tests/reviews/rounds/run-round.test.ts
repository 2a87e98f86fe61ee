import { aCircle, aQuestion, type GivenForm } from '@/tests/factories/reviews'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aRound } from '@/tests/factories/series'
import { db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { test, expect } from 'vitest'
import { roundSteps } from '@/lib/reviews/rounds/schema'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { expectRefused } from '@/tests/support/refused'
import { doneInWords } from '@/lib/reviews/rounds/rules'
import { runRound } from '@/lib/reviews/rounds/commands/run-round'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { closeByDate } from '@/tests/factories/results'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { getRound } from '@/lib/reviews/rounds/queries/get-round'
import { nextRoundStep, reviewsForStep } from '@/lib/reviews/rounds/rules'

/** A round about two people, asked of two others. */
async function aRunningRound(given: GivenForm = {}) {
  const { workspace, creator, asked } = await aCircle(2)
  const subjects = [await aMember({ workspace }), await aMember({ workspace })]
  const id = await aRound(creator, { asked, subjects, questions: [aQuestion('yesno')], ...given })
  const reviews = await db.review.findMany({ where: { roundId: id }, orderBy: { id: 'asc' }, select: { id: true } })
  return { workspace, creator, asked, subjects, id, reviewIds: reviews.map((review) => review.id) }
}

async function answer(actor: Actor, reviewId: string) {
  const question = await db.question.findFirstOrThrow({ where: { reviewId }, select: { id: true } })
  await submitResponse(actor, { reviewId, answers: [{ questionId: question.id, yes: true }] })
}

const statusesOf = async (roundId: string) => {
  const reviews = await db.review.findMany({ where: { roundId }, orderBy: { id: 'asc' }, select: { status: true } })
  return reviews.map(({ status }) => status)
}

test.each(roundSteps)(
  'nobody but who sent it can %s, whatever their role, and strangers do not find it',
  async (step) => {
    const { workspace, id } = await aRunningRound()
    for (const role of Object.values(Role)) {
      await expectRefused(runRound(await aMember({ workspace, role }), { id, step }), 'forbidden')
    }
    await expectRefused(runRound(await anAdmin(), { id, step }), 'not-found')
    expect(await statusesOf(id)).toEqual(['ACTIVE', 'ACTIVE'])
  },
)

test('closes all that run, twice without effect', async () => {
  const { creator, id, reviewIds } = await aRunningRound()
  await closeReview(creator, { id: reviewIds[0] ?? '' })
  expect(await runRound(creator, { id, step: 'close' })).toEqual({ count: 1 })
  expect(await runRound(creator, { id, step: 'close' })).toEqual({ count: 0 })
  expect(await statusesOf(id)).toEqual(['CLOSED', 'CLOSED'])
})

const closedMailsOf = async ({ email }: Actor) =>
  (await mailsTo(email)).filter(({ event }) => event.endsWith('.closed'))

test('its creator gets one mail that its forms have closed, and a notification of each', async () => {
  const { creator, id, reviewIds } = await aRunningRound({ title: 'Spring' })
  for (const reviewId of reviewIds) await closeByDate({ id: reviewId })
  const mails = await closedMailsOf(creator)
  expect(mails).toMatchObject([
    { event: 'round.closed', props: { roundTitle: 'Spring', link: expect.stringContaining(`/feedback/round/${id}`) } },
  ])
  expect(await toldTo(creator, 'review.closed')).toHaveLength(2)
})

test('a creator who closes it is told nothing', async () => {
  const { creator, id } = await aRunningRound()
  await runRound(creator, { id, step: 'close' })
  expect([await closedMailsOf(creator), await toldTo(creator, 'review.closed')]).toEqual([[], []])
})

test('releases what somebody answered, and each person is told once', async () => {
  const { creator, asked, subjects, id, reviewIds } = await aRunningRound()
  const [giver = creator] = asked
  await answer(giver, reviewIds[0] ?? '')
  expect(await runRound(creator, { id, step: 'release' })).toEqual({ count: 0 })
  await runRound(creator, { id, step: 'close' })
  const both = await Promise.all([1, 2].map(() => runRound(creator, { id, step: 'release' })))
  expect(both.every(({ count }) => count <= 1)).toBe(true)
  expect(await statusesOf(id)).toEqual(['RELEASED', 'CLOSED'])
  expect(doneInWords('release', 1)).toBe('Released to 1 person')
  const told = await Promise.all(subjects.map((subject) => toldTo(subject, 'review.released')))
  expect(told.flat()).toHaveLength(1)
})

test('reminds in every form, leaves out the one that cannot, and says why when none can', async () => {
  const { creator, asked, id, reviewIds } = await aRunningRound()
  for (const giver of asked) await answer(giver, reviewIds[0] ?? '')
  expect(await runRound(creator, { id, step: 'remind' })).toEqual({ count: 1 })
  for (const one of asked) expect(await toldTo(one, 'review.nudged')).toHaveLength(1)
  await expectRefused(runRound(creator, { id, step: 'remind' }), 'too-many')
})

test('mails once who has several forms of the round to answer, however often it is pressed', async () => {
  const { creator, asked, id, reviewIds } = await aRunningRound({ title: 'Spring' })
  const [giver = creator, other = creator] = asked
  await answer(giver, reviewIds[0] ?? '')
  await Promise.allSettled([1, 2].map(() => runRound(creator, { id, step: 'remind' })))
  const remindersTo = async ({ email }: Actor) =>
    (await mailsTo(email)).filter(({ event }) => event === 'review.nudged').map(({ props }) => props)
  expect(await remindersTo(giver)).toMatchObject([{ link: expect.stringContaining(`/feedback/id/${reviewIds[1]}`) }])
  expect(await remindersTo(other)).toMatchObject([
    { reviewTitle: 'Spring', link: expect.stringContaining('/feedback?tab=pending') },
  ])
  expect(await toldTo(other, 'review.nudged')).toHaveLength(2)
})

test('a pending mail about the whole round stays until its reader has answered all of it', async () => {
  const { creator, asked, id, reviewIds } = await aRunningRound({ title: 'Spring' })
  const [giver = creator, other = creator] = asked
  const pendingOf = async ({ email }: Actor) =>
    (await mailsTo(email))
      .map(({ event }) => event)
      .filter((event) => /^(review\.nudged|round\.requested)$/.test(event))
  await runRound(creator, { id, step: 'remind' })
  const both = ['round.requested', 'review.nudged']
  await answer(giver, reviewIds[0] ?? '')
  expect(await pendingOf(giver)).toEqual(both)
  await answer(giver, reviewIds[1] ?? '')
  expect([await pendingOf(giver), await pendingOf(other)]).toEqual([[], both])
  await runRound(creator, { id, step: 'close' })
  expect(await pendingOf(other)).toEqual([])
})

test('reminds only in those forms whose people were told that they may be', async () => {
  const { creator, asked, id, reviewIds } = await aRunningRound()
  await db.review.update({ where: { id: reviewIds[0] ?? '' }, data: { hasReminders: false } })
  expect(await runRound(creator, { id, step: 'remind' })).toEqual({ count: 1 })
  for (const one of asked) expect(await toldTo(one, 'review.nudged')).toHaveLength(1)
  expect((await getRound(creator, id)).rows.filter(({ hasReminders }) => hasReminders)).toHaveLength(1)
})

test('ends the repeats of every form in it at once, twice without effect, and what was sent goes on', async () => {
  const { creator, id } = await aRunningRound({ frequency: 'Weekly', openDays: 4 })
  const repeatsOf = async () => (await getRound(creator, id)).rows.map(({ isRepeated }) => isRepeated)
  expect(await repeatsOf()).toEqual([true, true])
  expect(await runRound(creator, { id, step: 'end' })).toEqual({ count: 2 })
  expect(await runRound(creator, { id, step: 'end' })).toEqual({ count: 0 })
  expect(await repeatsOf()).toEqual([false, false])
  const series = await db.reviewSeries.findMany({ where: { creatorId: creator.memberId } })
  expect(series.map(({ nextOn, endedReason }) => [nextOn, endedReason])).toEqual([
    [null, 'Its creator ended it.'],
    [null, 'Its creator ended it.'],
  ])
  expect(await statusesOf(id)).toEqual(['ACTIVE', 'ACTIVE'])
})

test('a round that is sent once has no repeats to end', async () => {
  const { creator, id } = await aRunningRound()
  expect((await getRound(creator, id)).rows.map(({ isRepeated }) => isRepeated)).toEqual([false, false])
  expect(await runRound(creator, { id, step: 'end' })).toEqual({ count: 0 })
})

test('offers no release of what the subjects do not read', async () => {
  const { creator, asked, id, reviewIds } = await aRunningRound({ seenBySubject: false, seenByManager: true })
  const [giver = creator] = asked
  await answer(giver, reviewIds[0] ?? '')
  await runRound(creator, { id, step: 'close' })
  expect(reviewsForStep((await getRound(creator, id)).rows, 'release')).toEqual([])
  expect(await runRound(creator, { id, step: 'release' })).toEqual({ count: 0 })
})

test('offers no release to a deactivated person, and releases to the others', async () => {
  const { creator, asked, subjects, id, reviewIds } = await aRunningRound()
  const [giver = creator] = asked
  for (const reviewId of reviewIds) await answer(giver, reviewId)
  await runRound(creator, { id, step: 'close' })
  const released = async () => reviewsForStep((await getRound(creator, id)).rows, 'release').length
  await deactivate(subjects[0] ?? creator)
  expect(await released()).toBe(1)
  expect(await runRound(creator, { id, step: 'release' })).toEqual({ count: 1 })
  expect(await released()).toBe(0)
})

test('recommends no reminder, and no close, while everyone who is missing was just reminded', async () => {
  const { creator, asked, id, reviewIds } = await aRunningRound()
  const stepsNow = async () => {
    const { rows } = await getRound(creator, id)
    return [nextRoundStep(rows), reviewsForStep(rows, 'remind').length]
  }
  expect(await stepsNow()).toEqual(['remind', 2])
  await runRound(creator, { id, step: 'remind' })
  expect(await stepsNow()).toEqual([null, 0])
  for (const reviewId of reviewIds) for (const giver of asked) await answer(giver, reviewId)
  expect(await stepsNow()).toEqual(['close', 0])
})

test('offers a release of forms that enough people answered, and says why when asked for others', async () => {
  const { creator, asked, id, reviewIds } = await aRunningRound({ anonymity: 'CONFIDENTIAL' })
  const [giver = creator] = asked
  await answer(giver, reviewIds[0] ?? '')
  await runRound(creator, { id, step: 'close' })
  expect(reviewsForStep((await getRound(creator, id)).rows, 'release')).toEqual([])
  await expectRefused(runRound(creator, { id, step: 'release' }), 'conflict')
})
