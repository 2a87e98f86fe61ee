import type { Actor } from '@/lib/access/actor'
import { HOME_ROWS } from '@/lib/access/home'
import { reviewsHome } from '@/lib/reviews/home'
import { ownStepsReading } from '@/lib/reviews/lists/queries/list-own-steps'
import { test, expect } from 'vitest'
import { aNominatedReview, someNominations } from '@/tests/reviews/nominations/circumstances'
import { declineNomination } from '@/lib/reviews/nominations/commands/decline-nomination'
import { aMember, aManager } from '@/tests/factories/members'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { db } from '@/lib/platform/db'
import { daysFrom, now } from '@/lib/platform/clock'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { listToAnswer } from '@/lib/reviews/lists/queries/list-to-answer'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { aTeam } from '@/tests/factories/teams'
import { aRunningReview, aDraft } from '@/tests/factories/reviews'
import { placeOf } from '@/tests/factories/respondents'
import { read } from '@/lib/platform/reading'

const stepsOf = async (actor: Actor) =>
  (await read(ownStepsReading(actor))).map(({ step, reviewId }) => ({ step, reviewId }))
const none = { id: '', nominationId: '' }

test('proposing waits for the person it’s about until there are enough proposals', async () => {
  const waiting = await aNominatedReview()
  expect(await stepsOf(waiting.subject)).toEqual([{ step: 'nominate', reviewId: waiting.review.id }])
  expect(await stepsOf(waiting.creator)).toEqual([])
  const proposed = await someNominations()
  expect(await stepsOf(proposed.subject)).toEqual([])
  await declineNomination(proposed.creator, proposed.inputs[0] ?? none)
  expect(await stepsOf(proposed.subject)).toEqual([{ step: 'nominate', reviewId: proposed.review.id }])
})

test('deciding waits for the creator until everything is decided', async () => {
  const { creator, review, inputs, workspace } = await someNominations()
  expect(await stepsOf(creator)).toEqual([{ step: 'decide', reviewId: review.id }])
  expect(await stepsOf(await aMember({ workspace, role: 'Admin' }))).toEqual([])
  for (const input of inputs) await approveNomination(creator, input)
  expect(await stepsOf(creator)).toEqual([])
})

test('past the close date neither proposing nor deciding waits for anybody', async () => {
  const waiting = await aNominatedReview()
  const proposed = await someNominations()
  const ids = [waiting.review.id, proposed.review.id]
  await db.review.updateMany({ where: { id: { in: ids } }, data: { closesAt: daysFrom(now(), -1) } })
  expect([await stepsOf(waiting.subject), await stepsOf(proposed.creator)]).toEqual([[], []])
})

test('while it is paused neither waits for anybody, nor is there anything to answer', async () => {
  const waiting = await aNominatedReview()
  const proposed = await someNominations()
  for (const { creator, review } of [waiting, proposed]) await pauseReview(creator, review)
  expect([await stepsOf(waiting.subject), await stepsOf(proposed.creator)]).toEqual([[], []])
  expect(await listToAnswer(waiting.asked[0] ?? waiting.creator)).toEqual({ rows: [], hasMore: false })
  for (const { creator, review } of [waiting, proposed]) await resumeReview(creator, review)
  expect(await stepsOf(waiting.subject)).toEqual([{ step: 'nominate', reviewId: waiting.review.id }])
  expect(await stepsOf(proposed.creator)).toEqual([{ step: 'decide', reviewId: proposed.review.id }])
})

test('deciding waits for the manager where the review says so, and for the creator where there is none', async () => {
  const { workspace, creator, subject, review } = await someNominations({ approver: 'MANAGER' })
  const step = [{ step: 'decide', reviewId: review.id }]
  expect(await stepsOf(creator)).toEqual(step)
  const [lead, manager] = [await aMember({ workspace }), await aManager({ workspace })]
  await aTeam({ workspace, members: [subject], managers: [lead] })
  expect([await stepsOf(lead), await stepsOf(creator)]).toEqual([[], step])
  await aTeam({ workspace, members: [subject], managers: [manager] })
  expect([await stepsOf(manager), await stepsOf(creator)]).toEqual([step, []])
})

test('what was released waits to be acknowledged by the person it’s about', async () => {
  const { workspace, review } = await aRunningReview()
  const subject = await aMember({ workspace })
  const data = { subjectId: subject.memberId, seenBySubject: true, status: 'RELEASED', releasedAt: now() } as const
  await db.review.update({ where: { id: review.id }, data })
  expect(await stepsOf(subject)).toEqual([{ step: 'acknowledge', reviewId: review.id }])
  await db.review.update({ where: { id: review.id }, data: { status: 'ACKNOWLEDGED' } })
  expect(await stepsOf(subject)).toEqual([])
})

test('a draft that waits for its day waits for nobody', async () => {
  const { creator, asked } = await aRunningReview()
  const { id } = await aDraft(creator, { asked })
  expect(await stepsOf(creator)).toEqual([{ step: 'finish', reviewId: id }])
  await db.review.update({ where: { id }, data: { startsAt: daysFrom(now(), 2) } })
  expect(await stepsOf(creator)).toEqual([])
})

test('who was taken out has nothing to answer, and who was given more time still has', async () => {
  const { asked, respondent, review } = await aRunningReview()
  const [, extended = respondent, late = respondent] = asked
  await db.reviewAssignee.update({ where: { id: (await placeOf(review, respondent)).id }, data: { removedAt: now() } })
  await db.review.update({ where: { id: review.id }, data: { closesAt: daysFrom(now(), -1) } })
  const closesAt = daysFrom(now(), 2)
  await db.reviewAssignee.update({ where: { id: (await placeOf(review, extended)).id }, data: { closesAt } })
  expect((await listToAnswer(respondent)).rows).toEqual([])
  expect((await listToAnswer(late)).rows).toEqual([])
  expect((await listToAnswer(extended)).rows).toMatchObject([{ reviewId: review.id, closesAt }])
})

test('of more forms than Home shows, the rest is a link away', async () => {
  const creator = await aManager()
  const homeOf = () => read(reviewsHome(creator))
  for (let made = 0; made < HOME_ROWS; made++) await aDraft(creator)
  expect(await homeOf()).toMatchObject({ rows: { length: HOME_ROWS }, more: null })
  await aDraft(creator)
  const { rows, more } = await homeOf()
  expect([rows.length, more?.href]).toEqual([HOME_ROWS, '/feedback?tab=created'])
})
