import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import { momentSchema, type Page } from '@/lib/shared/page'
import type { FeedbackBadge, ReviewBadge } from '../rules'
import {
  aboutInWords,
  lineBadge,
  lineHref,
  lineMoment,
  readListCursor,
  writeListCursor,
  type LineMoment,
  type ListedReview,
} from './rules'
import type { ListSort, ListTab, ReviewListFilter } from './schema'
import { countedWays, waysOf } from './ways/queries'

const PAGE_SIZE = 25

type Order = { key: Prisma.Sql; direction: Prisma.Sql; after: (key: string) => Prisma.Sql | null }

const later = Prisma.sql`9e15`

/** What each order sorts by. The first can be read off an index; the others sort what one person has to do with. */
const ordersAt = (at: Date): Record<ListSort, Order> => ({
  newest: {
    key: Prisma.sql`w."createdAt"`,
    direction: Prisma.sql`DESC`,
    after: (key) => {
      const { data: at } = momentSchema.safeParse(key)
      return at ? Prisma.sql`${at}::timestamptz` : null
    },
  },
  // What closes next stands on top, then what has no end, then what has ended.
  closing: {
    key: Prisma.sql`CASE WHEN w.status <> 'ACTIVE' OR w."closesAt" <= ${at} THEN 2 * ${later}
      ELSE COALESCE(floor(extract(epoch FROM w."closesAt") * 1000), ${later}) END`,
    direction: Prisma.sql`ASC`,
    after: (key) => (/^-?\d{1,20}$/.test(key) ? Prisma.sql`${key}::numeric` : null),
  },
  title: { key: Prisma.sql`lower(w.title)`, direction: Prisma.sql`ASC`, after: (key) => Prisma.sql`${key}` },
})

/** The ids of one page, before anything is read of it: the first of each way in, of which the first are the page. */
function pageOfIds(actor: Actor, { tab, search, sort = 'newest', after }: ReviewListFilter, most: number, at: Date) {
  const { key, direction, after: keyOf } = ordersAt(at)[sort]
  const cursor = readListCursor(after)
  const bound = cursor && keyOf(cursor.key)
  const beyond = sort === 'newest' ? Prisma.sql`<` : Prisma.sql`>`
  const further = bound ? Prisma.sql`AND (${key}, w.id) ${beyond} (${bound}, ${cursor.id}::uuid)` : Prisma.empty
  const matching = search === '' ? Prisma.empty : Prisma.sql`AND w.title ILIKE ${`%${escapedForLike(search)}%`}`
  const first = Prisma.sql`ORDER BY key ${direction}, id ${direction} LIMIT ${most + 1}`
  const parts = waysOf(tab, at).map(
    (way) => Prisma.sql`(SELECT w.id, ${key} AS key FROM (${way(actor)}) w WHERE TRUE ${further} ${matching} ${first})`,
  )
  return {
    ids: Prisma.sql`SELECT id, key FROM (${Prisma.join(parts, ' UNION ')}) ways ${first}`,
    order: Prisma.sql`ORDER BY page.key ${direction}, page.id ${direction}`,
  }
}

type ListRow = ListedReview & {
  key: Date | string | number
  title: string
  askedCount: number
  answeredCount: number
  creatorName: string
  subjectName: string | null
  isAboutMe: boolean
  isAboutCreator: boolean
  /** Who passed it on to whoever looks; null where it was decided when it was sent, or they read it as somebody else. */
  sharedByName: string | null
}

/** One line of the list: where it leads, what it says and how far it is. */
export type ReviewRow = Pick<
  ListRow,
  'id' | 'title' | 'isMine' | 'creatorName' | 'sharedByName' | 'subjectCount' | 'askedCount' | 'answeredCount'
> & {
  /** Whom it is about, in words to the viewer; null where it is about nobody, or several as `subjectCount` says. */
  about: string | null
  href: string
  moment: LineMoment | null
  badge: FeedbackBadge | ReviewBadge
  /** It is still to be answered, and cannot be for now: so it is not among what is pending. */
  isPaused: boolean
}

function rowView(row: ListRow, tab: ListTab, at: Date): ReviewRow {
  const { id, title, isMine, creatorName, sharedByName, subjectCount, askedCount, answeredCount } = row
  const badge = lineBadge(row, tab, at)
  return {
    ...{ id, title, isMine, creatorName, sharedByName, subjectCount, askedCount, answeredCount, badge },
    about: aboutInWords(row),
    href: lineHref(row, tab),
    moment: lineMoment(row, at),
    isPaused: row.status === 'INACTIVE' && badge.label === 'Pending',
  }
}

const cursorKey = (key: ListRow['key']) => (key instanceof Date ? key.toISOString() : String(key))

// Looked up for each line of a page, which the limits hold PostgreSQL to: it would read all that one person ever had.
const shareOf = ({ memberId }: Actor) => Prisma.sql`
  SELECT x."sharedById" FROM "SharedReview" x WHERE x."reviewId" = r.id AND x."memberId" = ${memberId}::uuid LIMIT 1`

const placeOf = ({ memberId }: Actor) => Prisma.sql`
  SELECT x.status, x."closesAt" FROM "ReviewAssignee" x WHERE x."reviewId" = r.id AND x."memberId" = ${memberId}::uuid
    AND (x."removedAt" IS NULL OR x.status = 'ANSWERED') LIMIT 1`

/** A page of the feedback one person has to do with, of so many lines. A round they sent is one line. */
export async function listReviews(actor: Actor, filter: ReviewListFilter, most = PAGE_SIZE): Promise<Page<ReviewRow>> {
  const at = now()
  const { ids, order } = pageOfIds(actor, filter, most, at)
  // A draft is its creator's alone: nobody else has a way to it, because only sending writes down who is asked.
  const rows = await db.$queryRaw<ListRow[]>`
    SELECT page.id, page.key, COALESCE(r.title, o.title) AS title, COALESCE(r.status, o.status) AS status, r."startsAt",
           COALESCE(r."closesAt", o."closesAt") AS "closesAt", COALESCE(r."closedAt", o."closedAt") AS "closedAt",
           COALESCE(r."askedCount", o.asked) AS "askedCount", COALESCE(r."answeredCount", o.answered) AS "answeredCount",
           o.subjects AS "subjectCount",
           COALESCE(r."creatorId" = ${actor.memberId}::uuid, TRUE) AS "isMine",
           COALESCE(TRIM(cu."firstName" || ' ' || cu."lastName"), '') AS "creatorName",
           TRIM(su."firstName" || ' ' || su."lastName") AS "subjectName",
           COALESCE(r."subjectId" = ${actor.memberId}::uuid, FALSE) AS "isAboutMe",
           COALESCE(r."subjectId" = r."creatorId", FALSE) AS "isAboutCreator",
           TRIM(bu."firstName" || ' ' || bu."lastName") AS "sharedByName",
           mine.status AS "myStatus", mine."closesAt" AS "myClosesAt"
    FROM (${ids}) page
    LEFT JOIN "Review" r ON r.id = page.id AND r."workspaceId" = ${actor.workspaceId}::uuid
    LEFT JOIN LATERAL (
      SELECT ro.title, min(x.status) AS status, max(x."closesAt") AS "closesAt", count(*)::int AS subjects,
             CASE WHEN bool_and(x."closedAt" IS NOT NULL) THEN max(x."closedAt") END AS "closedAt",
             sum(x."askedCount")::int AS asked, sum(x."answeredCount")::int AS answered
      FROM "ReviewRound" ro JOIN "Review" x ON x."roundId" = ro.id
      WHERE r.id IS NULL AND ro.id = page.id AND ro."workspaceId" = ${actor.workspaceId}::uuid GROUP BY ro.id
    ) o ON TRUE
    LEFT JOIN "Member" c ON c.id = r."creatorId" LEFT JOIN "User" cu ON cu.id = c."userId"
    LEFT JOIN "Member" s ON s.id = r."subjectId" LEFT JOIN "User" su ON su.id = s."userId"
    LEFT JOIN LATERAL (${shareOf(actor)}) h ON TRUE
    LEFT JOIN "Member" b ON b.id = h."sharedById" LEFT JOIN "User" bu ON bu.id = b."userId"
    LEFT JOIN LATERAL (${placeOf(actor)}) mine ON TRUE
    WHERE r.id IS NOT NULL OR o.title IS NOT NULL ${order}`
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  const hasMore = rows.length > most && last !== undefined
  return {
    rows: shown.map((row) => rowView(row, filter.tab, at)),
    next: hasMore ? writeListCursor({ key: cursorKey(last.key), id: last.id }) : null,
  }
}

/** How many stand behind each tab, as far as COUNTED_AT_MOST; in one statement. */
export async function countReviews(actor: Actor): Promise<Record<ListTab, number>> {
  const rows = await db.$queryRaw<Record<ListTab, number>[]>`${countedWays(actor, now())}`
  return rows[0] ?? { received: 0, created: 0, all: 0, pending: 0, answered: 0, active: 0, inactive: 0, shared: 0 }
}
