import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { closeDueReviews, jobs } from '@/lib/reviews/jobs'
import { aCircle, aResponse, aReview, storedOf, type GivenForm } from '@/tests/factories/reviews'
import { mailsTo } from '@/tests/support/outbox'

/** A review whose close date passed a minute ago. */
async function aDueReview(given: GivenForm = {}) {
  const { creator, asked } = await aCircle(3)
  const review = await aReview(creator, { asked, ...given })
  for (const actor of asked) await aResponse(actor, review)
  await db.review.update({ where: { id: review.id }, data: { closesAt: new Date(Date.now() - 60_000) } })
  return { creator, id: review.id }
}

test('closes what is due, and leaves the rest', async () => {
  const due = await aDueReview()
  const paused = await aDueReview()
  await db.review.update({ where: { id: paused.id }, data: { status: 'INACTIVE' } })
  const { creator, asked } = await aCircle(1)
  const endless = await aReview(creator, { asked })
  const later = await aReview(creator, { asked, closesOn: '2099-01-01' })
  await closeDueReviews(new Date())
  const statuses = await Promise.all(
    [due, paused, endless, later].map(async ({ id }) => (await storedOf(id)).review.status),
  )
  expect(statuses).toEqual(['CLOSED', 'CLOSED', 'ACTIVE', 'ACTIVE'])
})

test.each(['NAMED', 'ANONYMOUS'] as const)(
  'running twice, or in two places at once, changes nothing more: %s',
  async (anonymity) => {
    const { creator, id } = await aDueReview({ anonymity })
    await Promise.all([closeDueReviews(new Date()), closeDueReviews(new Date())])
    const first = await storedOf(id)
    await closeDueReviews(new Date())
    expect(await storedOf(id)).toEqual(first)
    expect(first.review).toMatchObject({ status: 'CLOSED', answeredCount: 3 })
    expect(first.answers).toHaveLength(18)
    expect(await mailsTo(creator.email)).toHaveLength(1)
  },
)

test('a run that comes late catches up on everything at once', async () => {
  const reviews = await Promise.all(Array.from({ length: 4 }, () => aDueReview()))
  await closeDueReviews(new Date(Date.now() + 86_400_000))
  for (const { id } of reviews) expect((await storedOf(id)).review.status).toBe('CLOSED')
})

test('is what the queue runs every minute', () => {
  expect(jobs).toMatchObject([{ name: 'review.close', cron: '* * * * *', run: closeDueReviews }])
})
