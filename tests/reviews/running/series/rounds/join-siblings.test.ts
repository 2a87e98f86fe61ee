import { afterEach, expect, test } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { repeatReview } from '@/lib/reviews/running/series/commands/repeat-review'
import { joinSiblings } from '@/lib/reviews/running/series/rounds/commands/join-siblings'
import { aMember } from '@/tests/factories/members'
import { aCircle, aReview } from '@/tests/factories/reviews'

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
  return { workspace, creator, series }
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

test('what was sent alone stays alone', async () => {
  const { creator, asked } = await aCircle(1)
  const { id: reviewId } = await aReview(creator, { asked })
  await db.$transaction((tx) => joinSiblings(tx, creator, { reviewId, occursOn: new Date(), lastRoundId: null }))
  expect(await db.review.findUniqueOrThrow({ where: { id: reviewId } })).toMatchObject({ roundId: null })
})
