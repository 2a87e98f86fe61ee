import { afterEach, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { jobs, startDueReviews } from '@/lib/reviews/drafting/jobs'
import { aCircle, aDraft, storedOf, type GivenForm } from '@/tests/factories/reviews'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { mailsTo } from '@/tests/support/outbox'
import { deleteDraft } from '@/lib/reviews/drafting/commands/delete-draft'
import { takeBackReview } from '@/lib/reviews/drafting/commands/take-back-review'
import { deactivate } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { db } from '@/lib/platform/db'

afterEach(() => setClock())

function run(moment: string) {
  const instant = new Date(moment)
  setClock(() => instant)
  return startDueReviews(instant)
}

/** A form that waits for nine on a Monday in Berlin. */
async function aScheduled(given: GivenForm = {}) {
  setClock(() => new Date('2026-10-20T10:00:00Z'))
  const { workspace, creator, asked } = await aCircle(2)
  const schedule = { startsOn: '2026-10-26', startsTime: '09:00', timeZone: 'Europe/Berlin' }
  const draft = await aDraft(creator, { asked, ...schedule, ...given })
  await publishReview(creator, draft)
  return { workspace, creator, asked, id: draft.id }
}

const statusOf = async (id: string) => (await storedOf(id)).review.status

test('goes out at its moment, on the clock of its zone, and everybody is told then', async () => {
  const { id, asked } = await aScheduled()
  await run('2026-10-26T07:59:00Z')
  expect([await statusOf(id), await mailsTo(asked[0]?.email ?? '')]).toEqual(['DRAFT', []])
  await run('2026-10-26T08:00:00Z')
  expect(await statusOf(id)).toBe('ACTIVE')
  expect(await mailsTo(asked[0]?.email ?? '')).toMatchObject([{ event: 'review.requested' }])
})

test('late, twice and in two places at once it goes out once', async () => {
  const { id, asked } = await aScheduled()
  const late = new Date('2026-10-28T20:00:00Z')
  setClock(() => late)
  await Promise.all([startDueReviews(late), startDueReviews(late)])
  expect(await startDueReviews(late)).toEqual({ sent: 0, heldBack: 0 })
  expect(await statusOf(id)).toBe('ACTIVE')
  for (const { email } of asked) expect(await mailsTo(email)).toHaveLength(1)
})

test('one that was taken back does not go out', async () => {
  const { creator, id } = await aScheduled()
  await takeBackReview(creator, { id })
  await run('2026-10-26T08:00:00Z')
  expect(await statusOf(id)).toBe('DRAFT')
})

test('when somebody has left meanwhile it is a draft again, and its creator reads why', async () => {
  const { creator, asked, id } = await aScheduled()
  const [gone] = asked
  if (gone) await deactivate(gone)
  await run('2026-10-26T08:00:00Z')
  await run('2026-10-26T08:01:00Z')
  expect((await storedOf(id)).review).toMatchObject({ status: 'DRAFT', startsAt: null })
  const [told, ...more] = await mailsTo(creator.email)
  expect(told).toMatchObject({ event: 'review.held-back' })
  expect(told?.props['reason']).toContain(gone?.firstName)
  expect(more).toEqual([])
})

test('whose close came before it could go out is held back', async () => {
  const { creator, id } = await aScheduled({ closesOn: '2026-10-27' })
  await run('2026-10-29T08:00:00Z')
  expect(await statusOf(id)).toBe('DRAFT')
  expect(await mailsTo(creator.email)).toMatchObject([{ event: 'review.held-back' }])
})

test('deleted as a draft afterwards, it leaves no notification or feed line that leads to it', async () => {
  const { creator, id } = await aScheduled({ closesOn: '2026-10-27' })
  await run('2026-10-29T08:00:00Z')
  const left = async () => [
    (await toldTo(creator, 'review.held-back')).length,
    await db.activity.count({ where: { memberId: creator.memberId, link: { endsWith: id } } }),
  ]
  expect(await left()).toEqual([1, 1])
  await deleteDraft(creator, { id })
  expect(await left()).toEqual([0, 0])
})

test('that of somebody who left never goes out', async () => {
  const { creator, asked, id } = await aScheduled()
  await deactivate(creator)
  await run('2026-10-26T08:00:00Z')
  expect((await storedOf(id)).review).toMatchObject({ status: 'DRAFT', startsAt: null })
  expect(await mailsTo(asked[0]?.email ?? '')).toEqual([])
})

test('one that repeats begins its series with the day it was to begin', async () => {
  const { id } = await aScheduled({ frequency: 'Weekly', openDays: 4 })
  await run('2026-10-26T08:00:00Z')
  const { seriesId } = (await storedOf(id)).review
  const series = await db.reviewSeries.findUniqueOrThrow({ where: { id: seriesId ?? '' } })
  expect([series.firstOn.toISOString().slice(0, 10), series.nextOn?.toISOString().slice(0, 10)]).toEqual([
    '2026-10-26',
    '2026-11-02',
  ])
})

test('one that repeats is held back as well when its first round could not be answered any more', async () => {
  const { creator, id } = await aScheduled({ frequency: 'Weekly', openDays: 4 })
  await run('2026-11-05T08:00:00Z')
  expect(await statusOf(id)).toBe('DRAFT')
  expect(await mailsTo(creator.email)).toMatchObject([{ event: 'review.held-back' }])
})

test('is what the queue runs every minute', () => {
  expect(jobs).toContainEqual({ name: 'review.start', cron: '* * * * *', run: startDueReviews })
})
