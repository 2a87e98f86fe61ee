import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { ReleaseMode } from '@/lib/platform/generated/prisma/enums'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { closeDueReviews, jobs, releaseDueReviews, vacuumClosedReviews } from '@/lib/reviews/jobs'
import { aMember, deactivate } from '@/tests/factories/members'
import { aCircle, aResponse, aReview, storedOf, type GivenForm } from '@/tests/factories/reviews'
import { mailsTo } from '@/tests/support/outbox'

// A run closes so many and no more, and what other tests left is older.
beforeAll(async () => {
  while ((await closeDueReviews(new Date())).closed > 0);
})

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

afterEach(() => setClock())

/** Lets a moment come, and what falls due by then. */
function runAt(moment: Date) {
  setClock(() => moment)
  return closeDueReviews(moment)
}

test('a run that comes late catches up on everything at once', async () => {
  const reviews = await Promise.all(Array.from({ length: 4 }, () => aDueReview()))
  await runAt(new Date(Date.now() + 86_400_000))
  for (const { id } of reviews) expect((await storedOf(id)).review.status).toBe('CLOSED')
})

test('a review stays open while somebody still has the time that was given to them alone', async () => {
  const { creator, asked } = await aCircle(2)
  const review = await aReview(creator, { asked })
  const [longer = creator] = asked
  const more = new Date(Date.now() + 86_400_000)
  await db.review.update({ where: { id: review.id }, data: { closesAt: new Date(Date.now() - 60_000) } })
  await db.reviewAssignee.updateMany({
    where: { reviewId: review.id, memberId: longer.memberId },
    data: { closesAt: more },
  })
  const statusAt = async (now: Date) => {
    await runAt(now)
    return (await storedOf(review.id)).review.status
  }
  expect(await statusAt(new Date())).toBe('ACTIVE')
  expect(await statusAt(more)).toBe('CLOSED')
})

describe('what is released without its creator', () => {
  /** A closed review about a colleague that this many people answered, to be released at its close. */
  async function aClosedReview(answered: number, { anonymity = 'NAMED', ...given }: GivenRelease = {}) {
    const { workspace, creator, asked } = await aCircle(4)
    const subject = await aMember({ workspace, firstName: 'Sam' })
    const review = await aReview(creator, { asked, anonymity })
    const about = { subjectId: subject.memberId, seenBySubject: true, releaseMode: 'AT_CLOSE' as const }
    await db.review.update({ where: { id: review.id }, data: { ...about, ...given } })
    for (const actor of asked.slice(0, answered)) await aResponse(actor, review)
    await closeReview(creator, { id: review.id })
    return { creator, subject, id: review.id }
  }

  type GivenRelease = Pick<GivenForm, 'anonymity' | 'seenBySubject'> & { releaseMode?: ReleaseMode }
  const statusOf = async (id: string) => (await storedOf(id)).review.status

  test.each<[string, number, GivenRelease, string]>([
    ['named, with one answer', 1, {}, 'RELEASED'],
    ['named, each answer at once', 1, { releaseMode: 'AT_ONCE' }, 'RELEASED'],
    ['named, without an answer', 0, {}, 'CLOSED'],
    ['by hand', 4, { releaseMode: 'BY_HAND' }, 'CLOSED'],
    ['not for its subject to see', 4, { seenBySubject: false }, 'CLOSED'],
    ['anonymous, with three answers', 3, { anonymity: 'ANONYMOUS' }, 'RELEASED'],
    ['anonymous, with two', 2, { anonymity: 'ANONYMOUS' }, 'CLOSED'],
  ])('%s', async (_, answered, given, status) => {
    const { id } = await aClosedReview(answered, given)
    await releaseDueReviews(new Date())
    expect(await statusOf(id)).toBe(status)
  })

  test.each(['removedAt', 'isUnasked'] as const)(
    'anonymous, to a subject who stands there with %s alone',
    async (way) => {
      const { creator, asked } = await aCircle(4)
      const [subject, ...others] = asked
      const review = await aReview(creator, { asked, anonymity: 'ANONYMOUS' })
      const { id } = review
      const about = { subjectId: subject?.memberId, seenBySubject: true, releaseMode: 'AT_CLOSE' } as const
      await db.review.update({ where: { id }, data: about })
      const data = way === 'removedAt' ? { removedAt: new Date() } : { isUnasked: true }
      await db.reviewAssignee.updateMany({ where: { reviewId: id, memberId: subject?.memberId }, data })
      for (const actor of others) await aResponse(actor, review)
      await closeReview(creator, { id })
      await releaseDueReviews(new Date())
      expect(await statusOf(id)).toBe('RELEASED')
    },
  )

  test('twice, late and in two places at once its subject is told once', async () => {
    const { subject, id } = await aClosedReview(2)
    const later = new Date(Date.now() + 6 * 86_400_000)
    await Promise.all([releaseDueReviews(later), releaseDueReviews(later)])
    const first = await storedOf(id)
    await releaseDueReviews(later)
    expect(await storedOf(id)).toEqual(first)
    expect(first.review).toMatchObject({ status: 'RELEASED', releasedById: null })
    expect(await mailsTo(subject.email)).toHaveLength(1)
  })

  test('not to somebody who left', async () => {
    const { subject, id } = await aClosedReview(2)
    await deactivate(subject)
    await releaseDueReviews(new Date())
    expect(await statusOf(id)).toBe('CLOSED')
  })
})

test('is what the queue runs, with the jobs of its parts, each under a name of its own', () => {
  expect(jobs).toMatchObject([
    { name: 'review.close', cron: '* * * * *', run: closeDueReviews },
    { name: 'review.release', cron: '*/5 * * * *', run: releaseDueReviews },
    { name: 'review.vacuum', cron: '25 * * * *', run: vacuumClosedReviews },
    ...jobs.slice(3),
  ])
  const names = jobs.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['review.start', 'review.repeat', 'review.remind-outside']))
  expect(new Set(names).size).toBe(names.length)
})
