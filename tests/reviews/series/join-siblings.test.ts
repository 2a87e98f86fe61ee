import { afterEach, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { aCircle, aReview } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import { mailsTo } from '@/tests/support/outbox'
import { endSeries } from '@/lib/reviews/series/commands/end-series'
import { aSeries } from '@/tests/factories/series'
import { joinSiblings } from '@/lib/reviews/series/steps/join-siblings'

afterEach(() => setClock())

const at = (moment: string) => setClock(() => new Date(moment))

/** A weekly form about three people, sent on a Monday. */
async function aWeeklyRound() {
  at('2026-10-19T07:00:00Z')
  const { workspace, creator, asked } = await aCircle(2)
  const subjects = [await aMember({ workspace }), await aMember({ workspace }), await aMember({ workspace })]
  const subjectIds = subjects.map(({ memberId }) => memberId)
  await aReview(creator, { asked, about: 'people', subjectIds, frequency: 'Weekly', openDays: 4 })
  const series = await db.reviewSeries.findMany({ where: { creatorId: creator.memberId } })
  // Somebody who is asked in the next round of one of them alone.
  const other = await aMember({ workspace })
  const first = await db.review.findFirstOrThrow({ where: { seriesId: series[0]?.id ?? '' }, select: { id: true } })
  const place = { workspaceId: workspace.id, reviewId: first.id, memberId: other.memberId }
  await db.reviewAssignee.create({ data: { ...place, relationship: 'PEER', createdAt: new Date() } })
  return { workspace, creator, asked, series, other }
}

test('the next reviews of a round are a round again, however many servers send them at once', async () => {
  const { workspace, creator, series } = await aWeeklyRound()
  for (const monday of ['2026-10-26T08:00:00Z', '2026-11-02T08:00:00Z']) {
    at(monday)
    await Promise.all(series.map(({ id }) => repeatReview(creator, { id })))
  }
  const rounds = await db.reviewRound.findMany({
    where: { workspaceId: workspace.id },
    orderBy: { createdAt: 'asc' },
    select: { title: true, reviews: { select: { subjectId: true, occursOn: true } } },
  })
  expect(rounds.map(({ title, reviews }) => [title, reviews.length])).toEqual([
    ['How we work', 3],
    ['How we work', 3],
    ['How we work', 3],
  ])
  for (const { reviews } of rounds) {
    expect(new Set(reviews.map(({ subjectId }) => subjectId)).size).toBe(3)
    expect(new Set(reviews.map(({ occursOn }) => occursOn?.toISOString())).size).toBe(1)
  }
})

test('somebody asked about several of them gets one letter for each round, and somebody asked once theirs alone', async () => {
  const { creator, asked, series, other } = await aWeeklyRound()
  at('2026-10-26T08:00:00Z')
  for (const { id } of series) await repeatReview(creator, { id })
  for (const { email } of asked) {
    const mails = await mailsTo(email)
    expect(mails.map(({ event }) => event)).toEqual(['round.requested', 'round.requested'])
    expect(mails[1]?.props).toMatchObject({ roundTitle: 'How we work', subjectCount: 'several colleagues' })
  }
  expect((await mailsTo(other.email)).map(({ event }) => event)).toEqual(['review.requested'])
})

test('where only one of them is repeated, its own letter is sent', async () => {
  const { creator, asked, series } = await aWeeklyRound()
  const [going = { id: '' }, ...others] = series
  for (const { id } of others) await endSeries(creator, { id })
  at('2026-10-26T08:00:00Z')
  await repeatReview(creator, going)
  for (const { email } of asked) {
    expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['round.requested', 'review.requested'])
  }
})

test('what was sent alone stays alone', async () => {
  const { creator, asked } = await aCircle(1)
  const { id, review } = await aSeries(creator, { asked })
  const joining = { seriesId: id, occursOn: new Date(), lastRoundId: null }
  expect(await db.$transaction((tx) => joinSiblings(tx, creator, joining))).toBeNull()
  expect(await db.review.findUniqueOrThrow({ where: { id: review.id } })).toMatchObject({ roundId: null })
})
