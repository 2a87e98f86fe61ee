import type { Actor } from '@/lib/access/actor'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { aCircle, aDraft, aReview, type GivenForm } from './reviews'

/** A review that comes again every week unless told otherwise, with its first occurrence just sent. */
export async function aSeries(creator: Actor, given: GivenForm = {}) {
  const review = await aReview(creator, { frequency: 'Weekly', openDays: 4, ...given })
  const { seriesId } = await db.review.findUniqueOrThrow({ where: { id: review.id }, select: { seriesId: true } })
  if (seriesId === null) throw new Error('This form does not repeat.')
  return { id: seriesId, review }
}

/** Two Mondays at nine in Berlin; the clocks there go back between them. */
export const [firstMonday, secondMonday] = ['2026-10-19T07:00:00Z', '2026-10-26T08:00:00Z'] as const

/** Sets the clock. Whoever does so puts it back after each test. */
export const at = (moment: string) => setClock(() => new Date(moment))

/** A form that asks three people every Monday, first sent on the first one. */
export async function aWeekly(given: GivenForm = {}) {
  at(firstMonday)
  const { workspace, creator, asked } = await aCircle(3)
  const series = await aSeries(creator, { asked, timeZone: 'Europe/Berlin', ...given })
  return { workspace, creator, asked, ...series }
}

/** The id of a round about these people, sent at once. */
export async function aRound(creator: Actor, { subjects, ...given }: GivenForm & { subjects: Actor[] }) {
  const subjectIds = subjects.map(({ memberId }) => memberId)
  const draft = await aDraft(creator, { about: 'people', subjectIds, seenBySubject: true, ...given })
  const { roundId } = await publishReview(creator, draft)
  if (roundId === null) throw new Error('This form is about one person alone.')
  return roundId
}

export const storedSeries = (id: string) => db.reviewSeries.findUniqueOrThrow({ where: { id } })

/** The occurrences of a series, oldest first, each with the ids of the members it asks. */
export async function occurrencesOf(seriesId: string) {
  const occurrences = await db.review.findMany({
    where: { seriesId },
    orderBy: { occursOn: 'asc' },
    include: {
      assignees: { where: { removedAt: null }, include: { external: true } },
      questions: { orderBy: { position: 'asc' } },
    },
  })
  return occurrences.map(({ occursOn, assignees, ...review }) => ({
    ...review,
    on: occursOn?.toISOString().slice(0, 10) ?? '',
    asked: assignees.flatMap(({ memberId }) => memberId ?? []).toSorted(),
    emails: assignees.flatMap(({ external }) => external?.email ?? []).toSorted(),
  }))
}
