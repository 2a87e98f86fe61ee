import { formatDate, formatDateTime } from '@/lib/shared/dates'
import { daysFrom, now } from '@/lib/platform/clock'
import { aRunningReview, aResponse, storedOf } from '@/tests/factories/reviews'
import { extendRespondent } from '@/lib/reviews/respondents/commands/extend-respondent'
import { placeOf, toldTo } from '@/tests/factories/respondents'
import { db } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { test, expect } from 'vitest'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { findSettings } from '@/lib/reviews/model/queries/find-settings'
import { editReview } from '@/lib/reviews/operating/commands/edit-review'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { reopenReview } from '@/lib/reviews/operating/commands/reopen-review'
import { mailsTo } from '@/tests/support/outbox'
import { findManaged } from '@/lib/reviews/operating/queries'
import { expectRefused } from '@/tests/support/refused'

const day = (inDays: number) => formatDate(daysFrom(now(), inDays), 'YYYY-MM-DD', 'UTC')
const on = (inDays: number) => ({ closesOn: day(inDays), closesTime: '17:00', timeZone: 'UTC' })
const inWords = (inDays: number) => formatDateTime(new Date(`${day(inDays)}T17:00:00Z`), 'UTC', true)

/** A review that closes in two days, but in six for one of those it asks. */
async function aReviewWithMoreTime() {
  const { creator, asked, respondent, review } = await aRunningReview(on(2))
  await extendRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, respondent)).id, ...on(6) })
  const [, other = creator] = asked
  return { creator, respondent, other, review }
}

const pastItsEnd = (id: string) =>
  db.review.update({ where: { id }, data: { closesAt: daysFrom(now(), -1) }, select: { id: true } })

const newest = async (person: Actor, event: string) => (await toldTo(person, event)).at(-1)

test('when it goes on or has a new end, each hears until when they can answer', async () => {
  const { creator, respondent, other, review } = await aReviewWithMoreTime()
  const { id } = review
  await pauseReview(creator, review)
  await resumeReview(creator, review)
  expect(await newest(other, 'review.resumed')).toContain(inWords(2))
  expect(await newest(respondent, 'review.resumed')).toContain(inWords(6))
  const { hasShared: _hasShared, closesAt: _closesAt, ...settings } = await findSettings(db, id)
  await editReview(creator, { id, ...settings, ...on(4) })
  expect(await newest(other, 'review.rescheduled')).toContain(inWords(4))
  expect(await newest(respondent, 'review.rescheduled')).toContain(inWords(6))
})

test('a new end of what is paused is one for when it resumes', async () => {
  const { creator, other, review } = await aReviewWithMoreTime()
  await pauseReview(creator, review)
  const { hasShared: _hasShared, closesAt: _closesAt, ...settings } = await findSettings(db, review.id)
  await editReview(creator, { id: review.id, ...settings, ...on(4) })
  expect(await newest(other, 'review.rescheduled')).toContain(`Once it resumes, it’s open until ${inWords(4)}`)
})

test('when it is opened again, too, here and by mail', async () => {
  const { creator, respondent, other, review } = await aReviewWithMoreTime()
  await closeReview(creator, review)
  await reopenReview(creator, { id: review.id, ...on(3) })
  const days = [
    { person: other, inDays: 3 },
    { person: respondent, inDays: 6 },
  ]
  for (const { person, inDays } of days) {
    expect(await newest(person, 'review.reopened')).toContain(inWords(inDays))
    const mail = (await mailsTo(person.email)).findLast(({ props }) => props['did']?.includes('reopened'))
    expect(mail?.props['text']).toContain(inWords(inDays))
  }
})

test('past its end it goes on after a pause for those who have more time, and they alone are told', async () => {
  const { creator, respondent, other, review } = await aReviewWithMoreTime()
  await pauseReview(creator, review)
  await pastItsEnd(review.id)
  expect((await findManaged(creator, review.id))?.steps.resume).toBe(true)
  await resumeReview(creator, review)
  expect(await toldTo(other, 'review.resumed')).toEqual([])
  expect(await newest(respondent, 'review.resumed')).toContain(inWords(6))
  await expectRefused(aResponse(other, review), 'conflict')
  await aResponse(respondent, review)
  expect((await storedOf(review.id)).review.answeredCount).toBe(1)
})

test('past its end it does not, once the person with more time has answered', async () => {
  const { creator, respondent, review } = await aReviewWithMoreTime()
  await aResponse(respondent, review)
  await pauseReview(creator, review)
  await pastItsEnd(review.id)
  expect((await findManaged(creator, review.id))?.steps.resume).toBe(false)
  await expectRefused(resumeReview(creator, review), 'invalid', 'closesOn')
})

test('somebody given another end, and then the first one again, hears of each', async () => {
  const { creator, respondent, review } = await aReviewWithMoreTime()
  const input = { id: review.id, assigneeId: (await placeOf(review, respondent)).id }
  for (const inDays of [8, 6]) await extendRespondent(creator, { ...input, ...on(inDays) })
  const told = await toldTo(respondent, 'review.extended')
  expect(told.map((message) => [6, 8].find((inDays) => message.includes(inWords(inDays))))).toEqual([6, 8, 6])
  const mails = (await mailsTo(respondent.email)).filter(({ event }) => event === 'review.prolonged')
  expect(mails).toHaveLength(3)
})
