import 'server-only'
import type { ReviewStatus, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { reviewBadge, type ReviewBadge } from '@/lib/reviews/model/rules/review-badges'
import { heatCell, type HeatCell, type CellTally, type RoundColumn } from '@/lib/reviews/rounds/rules'
import type { Actor } from '@/lib/access/actor'
import { canActAsManager } from '@/lib/reviews/model/policy'
import { db } from '@/lib/platform/db'
import { leadsSubject, readingSelect, isAsked } from '@/lib/reviews/model/queries/find-readers'
import { readerKind, eyesOf, type Eyes } from '@/lib/reviews/results/rules/shown-results'
import { resultsHidden } from '@/lib/reviews/model/rules/anonymity'
import type { ReaderKind } from '@/lib/reviews/model/rules/readers'
import { typesWith } from '@/lib/reviews/model/rules/question-types'
import { fullName } from '@/lib/members/rules'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'
import { releaseBlocked } from '@/lib/reviews/model/rules/release'
import { now } from '@/lib/platform/clock'
import { listNudgeable } from '@/lib/reviews/respondents/queries/list-nudgeable'

/** Cells are in the order of the columns. */
export type RoundRow = {
  id: string
  title: string
  /** The viewer's role as its reader. */
  readAs: ReaderKind
  subjectId: string | null
  subjectName: string
  subjectPictureId: string | null
  status: ReviewStatus
  anonymity: Anonymity
  badge: ReviewBadge
  askedCount: number
  /** Of those asked, where that may be known. */
  optedOutCount: number
  answeredCount: number
  closesAt: Date | null
  /** Past the close date, but open for extensions. */
  isPastEnd: boolean
  /** The privacy notice announced reminders. */
  hasReminders: boolean
  /** For its creator: a reminder would reach somebody now. */
  isNudgeable: boolean
  /** Its series continues. */
  isRepeated: boolean
  /** Nothing but its status blocks its release. */
  isReleasable: boolean
  cells: (HeatCell | null)[]
}

type FoundReview = NonNullable<Awaited<ReturnType<typeof findRound>>>['reviews'][number]

/** Ids of reviews with a subject the viewer manages. */
export async function listManaged(actor: Actor, reviews: FoundReview[]) {
  const ids = reviews.flatMap(({ id, seenByManager }) => (seenByManager ? [id] : []))
  if (ids.length === 0 || !canActAsManager(actor)) return new Set<string>()
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT r.id FROM "Review" r WHERE r.id = ANY(${ids}::uuid[]) AND ${leadsSubject(actor)}`
  return new Set(rows.map(({ id }) => id))
}

/** Ids of the viewer's own reviews in which somebody can be reminded. */
export const listNudgeableOf = ({ workspaceId, memberId }: Actor, reviews: FoundReview[]) =>
  listNudgeable(
    workspaceId,
    reviews.filter(
      ({ creatorId, status, hasReminders }) => creatorId === memberId && status === 'ACTIVE' && hasReminders,
    ),
  )

type Readable = { review: FoundReview; readAs: ReaderKind; eyes: Eyes; isHidden: boolean; isNudgeable: boolean }

/** Each review comes with the access the viewer reads it with. */
export function readableOf(
  actor: Actor,
  reviews: FoundReview[],
  { managed, nudgeable }: { managed: ReadonlySet<string>; nudgeable: ReadonlySet<string> },
): Readable[] {
  return reviews.flatMap((review) => {
    const { creatorId, subjectId, sharedTo, assignees, anonymity } = review
    const shared = sharedTo.length > 0
    const readAs = readerKind(review, shared, {
      creator: creatorId === actor.memberId,
      subject: subjectId === actor.memberId,
      manager: managed.has(review.id),
      admin: actor.role === 'Admin',
      shared,
    })
    if (readAs === null) return []
    const eyes = eyesOf(readAs, anonymity, assignees[0])
    const isHidden = !eyes.seesNames && resultsHidden(review, eyes.ownGroup !== null) !== null
    return [{ review, readAs, eyes, isHidden, isNudgeable: nudgeable.has(review.id) }]
  })
}

/**
 * Leaves out follow-ups, because not everybody is asked them; stars beside a hidden comment count, as in the summary.
 */
export const listCells = (workspaceId: string, reviewIds: string[]) => db.$queryRaw<CellTally[]>`
  SELECT q."reviewId", q.position, q.type, q.text, q.lowest, q.highest, count(a.id)::int AS answered,
    count(a.id) FILTER (WHERE a.score IS NOT NULL OR a.yes IS NOT NULL)::int AS scored, avg(a.score)::float AS score,
    count(a.id) FILTER (WHERE a.yes)::int AS yes
  FROM "Question" q LEFT JOIN "Answer" a ON a."questionId" = q.id AND a."isCounted"
    AND (a."hiddenAt" IS NULL OR a.score IS NOT NULL)
  WHERE q."workspaceId" = ${workspaceId}::uuid AND q."reviewId" = ANY(${reviewIds}::uuid[]) AND q."followsId" IS NULL
    AND q.type = ANY(${typesWith(({ figure }) => figure !== null)}::"QuestionType"[])
  GROUP BY q.id ORDER BY q.position`

/** All reviews of a round ask the same questions. */
export function columnsOf(tallies: CellTally[]): RoundColumn[] {
  const byPosition = new Map(tallies.map((tally) => [tally.position, tally]))
  return [...byPosition.values()].map(({ position, type, text, lowest, highest }) => ({
    position,
    type,
    text,
    lowest,
    highest,
  }))
}

export const byName = (one: RoundRow, other: RoundRow) => one.subjectName.localeCompare(other.subjectName, 'en')

export function rowOf(
  { review, readAs, eyes, isHidden, isNudgeable }: Readable,
  columns: RoundColumn[],
  tallies: CellTally[],
): Omit<RoundRow, 'optedOutCount'> {
  const { id, title, subjectId, subject, status, anonymity, askedCount, answeredCount } = review
  const { closesAt, hasReminders, series } = review
  const ownPlaces = subject?.assignments.filter(({ reviewId }) => reviewId === id) ?? []
  const own = isHidden ? [] : tallies.filter(({ reviewId }) => reviewId === id)
  return {
    id,
    title,
    readAs,
    subjectId,
    status,
    anonymity,
    askedCount,
    answeredCount,
    closesAt,
    hasReminders,
    isNudgeable,
    subjectName: subject ? fullName(subject.user) : 'Nobody in particular',
    subjectPictureId: subject?.user.pictureId ?? null,
    isPastEnd: !hasEnded(status) && closesAt !== null && closesAt <= now(),
    isRepeated: series !== null && series.nextOn !== null,
    isReleasable: releaseBlocked({ ...review, subject: subject && { ...subject, assignments: ownPlaces } }) === null,
    badge: reviewBadge(status),
    cells: columns.map(({ position }) =>
      heatCell(
        own.find((tally) => tally.position === position),
        eyes,
      ),
    ),
  }
}

const named = { select: { user: { select: { firstName: true, lastName: true, pictureId: true } } } } as const

const reviewSelect = (memberId: string, roundId: string) =>
  ({
    ...readingSelect,
    id: true,
    title: true,
    askedCount: true,
    answeredCount: true,
    closesAt: true,
    hasReminders: true,
    subject: {
      select: {
        id: true,
        status: true,
        assignments: { where: { review: { roundId }, ...isAsked }, select: { reviewId: true } },
        ...named.select,
      },
    },
    series: { select: { nextOn: true } },
    sharedTo: { where: { memberId }, select: { memberId: true } },
    assignees: { where: { memberId, ...isAsked }, select: { status: true, relationship: true } },
  }) as const

export const findRound = ({ workspaceId, memberId }: Actor, id: string) =>
  db.reviewRound.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: {
      title: true,
      creatorId: true,
      createdAt: true,
      creator: named,
      reviews: { where: { status: { not: 'DRAFT' } }, select: reviewSelect(memberId, id) },
    },
  })
