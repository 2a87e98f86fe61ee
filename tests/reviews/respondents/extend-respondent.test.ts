import { formatDate } from '@/lib/shared/dates'
import { daysFrom, now } from '@/lib/platform/clock'
import { aRunningReview, aCircle, aReview, storedOf, aResponse, type GivenForm } from '@/tests/factories/reviews'
import { beforeEach, describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import {
  placeOf,
  toldTo,
  chosenByName,
  unsubscribeFrom,
  externalPlaceOf,
  linksMailedTo,
} from '@/tests/factories/respondents'
import { extendRespondent } from '@/lib/reviews/respondents/commands/extend-respondent'
import { mailsTo } from '@/tests/support/outbox'
import { db } from '@/lib/platform/db'
import { closeDueReviews } from '@/lib/reviews/jobs'
import { expectRefused } from '@/tests/support/refused'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { replaceRespondent } from '@/lib/reviews/respondents/commands/replace-respondent'
import { askExternalReviewers } from '@/lib/reviews/respondents/commands/ask-external-reviewers'
import { unique } from '@/tests/factories/workspaces'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { forgetOthers } from '@/tests/reviews/reminders/due-reviews'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'

const day = (inDays: number) => formatDate(daysFrom(now(), inDays), 'YYYY-MM-DD', 'UTC')
const closing = { closesOn: day(2), closesTime: '17:00', timeZone: 'UTC' }
const later = { closesOn: day(6), closesTime: '17:00', timeZone: 'UTC' }
const laterAt = new Date(`${later.closesOn}T17:00:00Z`)

const running = (given: GivenForm = {}) => aRunningReview({ ...closing, ...given })

beforeEach(forgetOthers)

describe.each(Object.values(Role))('as %s', (role) => {
  test('gives one person more time, and tells them once', async () => {
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const review = await aReview(creator, { asked, ...closing })
    const [person = creator] = asked
    const input = { id: review.id, assigneeId: (await placeOf(review, person)).id, ...later }
    await Promise.all([extendRespondent(creator, input), extendRespondent(creator, input)])
    await extendRespondent(creator, input)
    expect((await placeOf(review, person)).closesAt).toEqual(laterAt)
    expect((await mailsTo(person.email)).map(({ event }) => event)).toEqual(['review.requested', 'review.prolonged'])
    expect(await toldTo(person, 'review.extended')).toHaveLength(1)
  })
})

test('the review waits for them, and is closed for the others', async () => {
  const { creator, asked, respondent, review } = await running()
  await extendRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, respondent)).id, ...later })
  await db.review.update({ where: { id: review.id }, data: { closesAt: daysFrom(now(), -1) } })
  await closeDueReviews(now())
  expect((await storedOf(review.id)).review.status).toBe('ACTIVE')
  await expectRefused(aResponse(asked[1] ?? creator, review), 'conflict')
  await aResponse(respondent, review)
  await closeDueReviews(now())
  expect((await storedOf(review.id)).review.status).toBe('CLOSED')
})

test('while it waits for them alone, nobody else is asked, because they could not answer', async () => {
  const { workspace, creator, respondent, review } = await running()
  const { id } = review
  const { id: assigneeId } = await placeOf(review, respondent)
  await extendRespondent(creator, { id, assigneeId, ...later })
  await db.review.update({ where: { id }, data: { closesAt: daysFrom(now(), -1) } })
  const other = await aMember({ workspace })
  await expectRefused(addRespondents(creator, { id, ...chosenByName(other) }), 'conflict')
  await expectRefused(replaceRespondent(creator, { id, assigneeId, memberId: other.memberId }), 'conflict')
  await expectRefused(askExternalReviewers(creator, { id, emails: [`${unique('olga')}@client.example`] }), 'conflict')
  expect(await mailsTo(other.email)).toEqual([])
  await aResponse(respondent, review)
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, respondent, review } = await running()
  const input = { id: review.id, assigneeId: (await placeOf(review, respondent)).id, ...later }
  await expectRefused(extendRespondent(await anAdmin(), input), 'not-found')
  await expectRefused(extendRespondent(await anAdmin({ workspace }), input), 'forbidden')
  await expectRefused(extendRespondent(respondent, input), 'forbidden')
})

test('only later than for all, only where there is an end, and only while it runs', async () => {
  const { creator, respondent, review } = await running()
  const input = { id: review.id, assigneeId: (await placeOf(review, respondent)).id }
  for (const closesOn of [day(1), '', '2026-02-31']) {
    await expectRefused(extendRespondent(creator, { ...input, ...later, closesOn }), 'invalid', 'closesOn')
  }
  await pauseReview(creator, review)
  await expectRefused(extendRespondent(creator, { ...input, ...later }), 'conflict')
  const endless = await aRunningReview()
  const place = await placeOf(endless.review, endless.respondent)
  const given = { id: endless.review.id, assigneeId: place.id, ...later }
  await expectRefused(extendRespondent(endless.creator, given), 'conflict')
})

test('not for who has answered or opted out', async () => {
  const { creator, asked, review } = await running()
  const [answered = creator, declined = creator] = asked
  await aResponse(answered, review)
  await optOutOfReview(declined, { reviewId: review.id })
  for (const person of [answered, declined]) {
    const { id: assigneeId } = await placeOf(review, person)
    await expectRefused(extendRespondent(creator, { id: review.id, assigneeId, ...later }), 'conflict')
  }
})

test('not for who has left', async () => {
  const { creator, respondent, review } = await running()
  await deactivate(respondent)
  const { id: assigneeId } = await placeOf(review, respondent)
  await expectRefused(extendRespondent(creator, { id: review.id, assigneeId, ...later }), 'conflict')
  expect((await placeOf(review, respondent)).closesAt).toBeNull()
})

test('people outside are told by mail, through their own link, and those who want no mail are not', async () => {
  const [written, silent] = [`${unique('olga')}@client.example`, `${unique('sam')}@client.example`]
  const { creator, review } = await running({ emails: [written, silent] })
  await unsubscribeFrom(review, silent)
  for (const email of [written, silent]) {
    const { id: assigneeId } = await externalPlaceOf(review, email)
    await extendRespondent(creator, { id: review.id, assigneeId, ...later })
    expect((await externalPlaceOf(review, email)).closesAt).toEqual(laterAt)
  }
  const [asked] = await linksMailedTo(written, 'review.requested')
  expect(await linksMailedTo(written, 'review.prolonged')).toEqual([asked])
  expect(await linksMailedTo(silent, 'review.prolonged')).toEqual([])
})

test('in anonymous feedback nobody is singled out', async () => {
  const { creator, respondent, review } = await running({ anonymity: 'ANONYMOUS' })
  const { id: assigneeId } = await placeOf(review, respondent)
  await expectRefused(extendRespondent(creator, { id: review.id, assigneeId, ...later }), 'conflict')
  expect((await placeOf(review, respondent)).closesAt).toBeNull()
})
