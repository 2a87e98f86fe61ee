import 'server-only'
import {
  lineBadge,
  aboutInWords,
  lineHref,
  lineMoment,
  rowsTab,
  writeListCursor,
  type ListedReview,
  type LineMoment,
} from '@/lib/reviews/lists/rules'
import type { FeedbackBadge, ReviewBadge } from '@/lib/reviews/model/rules/review-badges'
import type { ReviewListFilter } from '@/lib/reviews/lists/schema'
import type { ListTab } from '@/lib/reviews/lists/rules'
import type { ReviewKind } from '@/lib/platform/generated/prisma/enums'
import type { Actor } from '@/lib/access/actor'
import type { Face } from '@/lib/access/home'
import { Prisma, db } from '@/lib/platform/db'
import { mapReading, rowsOf, type SharedReading } from '@/lib/platform/reading'
import type { Page } from '@/lib/shared/page'
import { now } from '@/lib/platform/clock'
import { optedOutOf } from '@/lib/reviews/model/queries/count-opted-out'
import { noteFrom } from '@/lib/reviews/model/rules/note-title'
import { pageOfIds } from './page-of-ids'
import { countedWays } from './ways-in'

const PAGE_SIZE = 25

/** Respondents' faces on one line. */
const SHOWN_FACES = 3

type ListRow = ListedReview & {
  /** Null for a round. */
  kind: ReviewKind | null
  key: Date | string | bigint
  title: string
  askedCount: number
  /** Of those asked, where that may be known. */
  optedOutCount: number
  answeredCount: number
  creatorId: string | null
  creatorName: string
  creatorPictureId: string | null
  subjectId: string | null
  subjectName: string | null
  subjectPictureId: string | null
  /** Filled for the creator only. */
  askedFaces: Face[]
  isAboutMe: boolean
  isAboutCreator: boolean
  /** Who passed it on to the viewer; null where the creator shared it or the viewer reads it in another role. */
  sharedByName: string | null
}

export type ReviewRow = Pick<
  ListRow,
  | 'id'
  | 'title'
  | 'isMine'
  | 'isAboutMe'
  | 'creatorName'
  | 'sharedByName'
  | 'subjectCount'
  | 'askedCount'
  | 'optedOutCount'
  | 'answeredCount'
  | 'askedFaces'
> & {
  /** The creator; the subject where the viewer created or only reads it. */
  face: Face
  /** The subject in words to the viewer; null without one, or with several (`subjectCount`). */
  about: string | null
  isNote: boolean
  href: string
  moment: LineMoment | null
  badge: FeedbackBadge | ReviewBadge
  /** Unanswered, and paused for now. */
  isPaused: boolean
}

/** A round is the viewer's own, so it shows no creator. */
function faceOf(row: ListRow, { memberId, firstName, lastName, pictureId }: Actor, tab: ListTab): Face {
  const { creatorId, creatorName, creatorPictureId, subjectId, subjectName, subjectPictureId } = row
  if ((row.isMine || tab === 'shared') && subjectId !== null && !row.isAboutMe)
    return { memberId: subjectId, name: subjectName ?? '', pictureId: subjectPictureId }
  return creatorId === null
    ? { memberId, name: `${firstName} ${lastName}`.trim(), pictureId }
    : { memberId: creatorId, name: creatorName, pictureId: creatorPictureId }
}

function rowView(row: ListRow, actor: Actor, tab: ListTab, at: Date): ReviewRow {
  const { id, isMine, creatorName, sharedByName, subjectCount, askedCount, optedOutCount, answeredCount, askedFaces } =
    row
  const badge = lineBadge(row, tab, at)
  const isNote = row.kind === 'NOTE'
  const title = isNote && row.isAboutMe ? noteFrom(creatorName) : row.title
  return {
    id,
    title,
    isMine,
    creatorName,
    sharedByName,
    subjectCount,
    askedCount,
    optedOutCount,
    answeredCount,
    askedFaces,
    badge,
    face: faceOf(row, actor, tab),
    isAboutMe: row.isAboutMe,
    about: aboutInWords(row),
    isNote,
    href: lineHref(row, tab),
    moment: lineMoment(row, at),
    isPaused: row.status === 'INACTIVE' && badge.label === 'Pending',
  }
}

const cursorKey = (key: ListRow['key']) => (key instanceof Date ? key.toISOString() : String(key))

// The LIMIT makes PostgreSQL look this up per line instead of reading every share of the viewer.
const shareOf = ({ memberId }: Actor) => Prisma.sql`
  SELECT x."sharedById" FROM "SharedReview" x WHERE x."reviewId" = r.id AND x."memberId" = ${memberId}::uuid LIMIT 1`

const placeOf = ({ memberId }: Actor) => Prisma.sql`
  SELECT x.status, x."closesAt" FROM "ReviewAssignee" x WHERE x."reviewId" = r.id AND x."memberId" = ${memberId}::uuid
    AND (x."removedAt" IS NULL AND NOT x."isUnasked" OR x.status = 'ANSWERED') LIMIT 1`

// The order is that of an index, so that only three rows are read.
const askedFaces = ({ memberId }: Actor) => Prisma.sql`ARRAY(
  SELECT jsonb_build_object('memberId', m.id, 'name', TRIM(u."firstName" || ' ' || u."lastName"), 'pictureId', u."pictureId")
  FROM "ReviewAssignee" x JOIN "Member" m ON m.id = x."memberId" JOIN "User" u ON u.id = m."userId"
  WHERE x."reviewId" = r.id AND r."creatorId" = ${memberId}::uuid AND x."removedAt" IS NULL AND NOT x."isUnasked"
  ORDER BY x."memberId" LIMIT ${SHOWN_FACES})`

type Listing = { actor: Actor; filter: ReviewListFilter; most: number; at: Date }

/** The viewer's own round is one line. */
function linesOf({ actor, filter, most, at }: Listing) {
  const { ids, order } = pageOfIds(actor, filter, most, at)
  // Drafts have no respondents or readers, so only their creator finds them.
  return Prisma.sql`
    SELECT page.id, page.key, r.kind, COALESCE(r.title, o.title) AS title, COALESCE(r.status, o.status) AS status, r."startsAt",
           COALESCE(r."closesAt", o."closesAt") AS "closesAt", COALESCE(r."closedAt", o."closedAt") AS "closedAt",
           COALESCE(r."askedCount", o.asked) AS "askedCount", CASE WHEN r.id IS NULL THEN o."optedOut" ELSE ${optedOutOf(Prisma.sql`r`)} END AS "optedOutCount", COALESCE(r."answeredCount", o.answered) AS "answeredCount",
           o.subjects AS "subjectCount",
           COALESCE(r."creatorId" = ${actor.memberId}::uuid, TRUE) AS "isMine",
           r."creatorId", COALESCE(TRIM(cu."firstName" || ' ' || cu."lastName"), '') AS "creatorName",
           cu."pictureId" AS "creatorPictureId", r."subjectId", TRIM(su."firstName" || ' ' || su."lastName") AS "subjectName", su."pictureId" AS "subjectPictureId",
           ${askedFaces(actor)} AS "askedFaces",
           COALESCE(r."subjectId" = ${actor.memberId}::uuid, FALSE) AS "isAboutMe",
           COALESCE(r."subjectId" = r."creatorId", FALSE) AS "isAboutCreator",
           TRIM(bu."firstName" || ' ' || bu."lastName") AS "sharedByName",
           mine.status AS "myStatus", mine."closesAt" AS "myClosesAt"
    FROM (${ids}) page
    LEFT JOIN "Review" r ON r.id = page.id AND r."workspaceId" = ${actor.workspaceId}::uuid
    LEFT JOIN LATERAL (
      SELECT ro.title, min(x.status) AS status, max(x."closesAt") AS "closesAt", count(*)::int AS subjects,
             CASE WHEN bool_and(x."closedAt" IS NOT NULL) THEN max(x."closedAt") END AS "closedAt",
             sum(x."askedCount")::int AS asked, sum(${optedOutOf(Prisma.sql`x`)})::int AS "optedOut", sum(x."answeredCount")::int AS answered
      FROM "ReviewRound" ro JOIN "Review" x ON x."roundId" = ro.id
      WHERE r.id IS NULL AND ro.id = page.id AND ro."workspaceId" = ${actor.workspaceId}::uuid GROUP BY ro.id
    ) o ON TRUE
    LEFT JOIN "Member" c ON c.id = r."creatorId" LEFT JOIN "User" cu ON cu.id = c."userId"
    LEFT JOIN "Member" s ON s.id = r."subjectId" LEFT JOIN "User" su ON su.id = s."userId"
    LEFT JOIN LATERAL (${shareOf(actor)}) h ON TRUE
    LEFT JOIN "Member" b ON b.id = h."sharedById" LEFT JOIN "User" bu ON bu.id = b."userId"
    LEFT JOIN LATERAL (${placeOf(actor)}) mine ON TRUE
    WHERE r.id IS NOT NULL OR o.title IS NOT NULL ${order}`
}

const times = ['startsAt', 'closesAt', 'closedAt', 'myClosesAt'] as const

export function foundReviewsReading(actor: Actor, search: string, most: number): SharedReading<ReviewRow[]> {
  const at = now()
  const lines = linesOf({ actor, filter: { tab: 'all', search }, most, at })
  return mapReading(rowsOf<ListRow>(lines, times), (rows) =>
    rows.slice(0, most).map((row) => rowView(row, actor, 'all', at)),
  )
}

export async function listReviews(actor: Actor, filter: ReviewListFilter, most = PAGE_SIZE): Promise<Page<ReviewRow>> {
  const at = now()
  const rows = await db.$queryRaw<ListRow[]>`${linesOf({ actor, filter, most, at })}`
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  const hasMore = rows.length > most && last !== undefined
  return {
    rows: shown.map((row) => rowView(row, actor, rowsTab(filter), at)),
    next: hasMore ? writeListCursor({ key: cursorKey(last.key), id: last.id }) : null,
  }
}

/** Counts each tab up to COUNTED_AT_MOST, in one statement. */
export async function countReviews(actor: Actor): Promise<Record<ListTab, number>> {
  const rows = await db.$queryRaw<Record<ListTab, number>[]>`${countedWays(actor, now())}`
  return rows[0] ?? { received: 0, created: 0, all: 0, pending: 0, answered: 0, active: 0, inactive: 0, shared: 0 }
}
