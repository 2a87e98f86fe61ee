import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { aReview, type GivenForm } from './reviews'

/** A review that comes again every week unless told otherwise, with its first round just sent. */
export async function aSeries(creator: Actor, given: GivenForm = {}) {
  const review = await aReview(creator, { frequency: 'Weekly', openDays: 4, ...given })
  const { seriesId } = await db.review.findUniqueOrThrow({ where: { id: review.id }, select: { seriesId: true } })
  if (seriesId === null) throw new Error('This form does not repeat.')
  return { id: seriesId, review }
}

export const storedSeries = (id: string) => db.reviewSeries.findUniqueOrThrow({ where: { id } })

/** The rounds of a series, oldest first, each with the ids of the members it asks. */
export async function roundsOf(seriesId: string) {
  const rounds = await db.review.findMany({
    where: { seriesId },
    orderBy: { occursOn: 'asc' },
    include: { assignees: { include: { external: true } }, questions: { orderBy: { position: 'asc' } } },
  })
  return rounds.map(({ occursOn, assignees, ...round }) => ({
    ...round,
    on: occursOn?.toISOString().slice(0, 10) ?? '',
    asked: assignees.flatMap(({ memberId }) => memberId ?? []).toSorted(),
    emails: assignees.flatMap(({ external }) => external?.email ?? []).toSorted(),
  }))
}
