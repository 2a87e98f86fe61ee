import { formatDate } from '@/lib/shared/dates'
import { daysFrom, now } from '@/lib/platform/clock'
import { storedOf, aCircle, aReview, aResponse, aRunningReview, aDraft, aReviewer } from '@/tests/factories/reviews'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, anAdmin } from '@/tests/factories/members'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { reopenReview } from '@/lib/reviews/operating/commands/reopen-review'
import { closeByDate } from '@/tests/factories/results'
import { letMailsLeave, mailsTo } from '@/tests/support/outbox'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { db } from '@/lib/platform/db'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { unique } from '@/tests/factories/workspaces'
import { linksMailedTo } from '@/tests/factories/respondents'

const closesOn = (inDays: number) => formatDate(daysFrom(now(), inDays), 'YYYY-MM-DD', 'UTC')
const until = (id: string, inDays = 7) => ({ id, closesOn: closesOn(inDays), closesTime: '17:00', timeZone: 'UTC' })
const reviewOf = async (id: string) => (await storedOf(id)).review

describe.each(Object.values(Role))('as %s', (role) => {
  test('opens again what one closed, and tells those who had not answered once', async () => {
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const review = await aReview(creator, { asked })
    const [answered = creator, waiting = creator] = asked
    for (const { email } of asked) await letMailsLeave(email)
    await aResponse(answered, review)
    await closeReview(creator, review)
    await Promise.all([reopenReview(creator, until(review.id)), reopenReview(creator, until(review.id))])
    const closesAt = new Date(`${closesOn(7)}T17:00:00Z`)
    expect(await reviewOf(review.id)).toMatchObject({ status: 'ACTIVE', closedAt: null, closesAt, answeredCount: 1 })
    const events = async (address: string) => (await mailsTo(address)).map(({ event }) => event)
    expect(await events(waiting.email)).toEqual(['review.requested', 'review.prolonged'])
    expect(await events(answered.email)).toEqual(['review.requested'])
    await aResponse(waiting, review)
    expect((await reviewOf(review.id)).answeredCount).toBe(2)
  })
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, creator, respondent, review } = await aRunningReview()
  await closeReview(creator, review)
  await expectRefused(reopenReview(await anAdmin(), until(review.id)), 'not-found')
  await expectRefused(reopenReview(await anAdmin({ workspace }), until(review.id)), 'forbidden')
  await expectRefused(reopenReview(respondent, until(review.id)), 'forbidden')
  expect((await reviewOf(review.id)).status).toBe('CLOSED')
})

test('an anonymous one stays closed, and the reason is said', async () => {
  const { creator, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
  await closeReview(creator, review)
  const refusal = await refusalOf(reopenReview(creator, until(review.id)))
  expect([refusal.code, refusal.message]).toEqual(['conflict', expect.stringContaining('can’t be reopened')])
  expect((await reviewOf(review.id)).status).toBe('CLOSED')
})

test.each(['RELEASED', 'ACKNOWLEDGED'] as const)('what is %s stays so', async (status) => {
  const { creator, review } = await aRunningReview()
  await db.review.update({ where: { id: review.id }, data: { status } })
  await expectRefused(reopenReview(creator, until(review.id)), 'conflict')
})

test('neither a draft nor a paused one is reopened', async () => {
  const { creator, review, asked } = await aRunningReview()
  await expectRefused(reopenReview(creator, until((await aDraft(creator, { asked })).id)), 'conflict')
  await pauseReview(creator, review)
  await expectRefused(reopenReview(creator, until(review.id)), 'conflict')
})

test('it needs a day to close on, in the future', async () => {
  const { creator, review } = await aRunningReview()
  await closeReview(creator, review)
  await expectRefused(reopenReview(creator, { ...until(review.id), closesOn: '' }), 'invalid', 'closesOn')
  await expectRefused(reopenReview(creator, { ...until(review.id), closesOn: '2026-02-31' }), 'invalid', 'closesOn')
  await expectRefused(reopenReview(creator, until(review.id, -2)), 'invalid', 'closesOn')
})

test('closing once more is told once more', async () => {
  const { creator, review } = await aRunningReview()
  await closeByDate(review)
  await reopenReview(creator, until(review.id))
  await closeByDate(review)
  const closed = (await mailsTo(creator.email)).filter(({ event }) => event === 'review.closed')
  expect(closed).toHaveLength(2)
})

test('links of people outside open again, and they are told', async () => {
  const { creator, asked } = await aCircle(1)
  const email = `${unique('sam')}@elsewhere.example`
  const closing = { closesOn: closesOn(1), closesTime: '09:00', timeZone: 'UTC' }
  const review = await aReview(creator, { asked, emails: [email], ...closing })
  await letMailsLeave(email)
  await closeReview(creator, review)
  await db.externalReviewer.updateMany({ where: { reviewId: review.id }, data: { expiresAt: daysFrom(now(), -1) } })
  await reopenReview(creator, until(review.id))
  const [first] = await linksMailedTo(email, 'review.requested')
  expect(await linksMailedTo(email, 'review.prolonged')).toEqual([first])
  await aResponse(await aReviewer(email), review)
  expect((await reviewOf(review.id)).answeredCount).toBe(1)
})
