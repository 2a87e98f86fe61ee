import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PairHistoryFilter } from '@/lib/one-on-ones/schema'
import { meetingBadge, type MeetingBadge } from '@/lib/meetings/rules/meeting-badge'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import { rowsOf, type SharedReading } from '@/lib/platform/reading'
import { readCursor, toPage, type Cursor, type Page } from '@/lib/shared/page'
import { getPairWith, type PairPerson } from './find-partner'

const PAGE_SIZE = 20
const MOST_UPCOMING = 100

export type HistoryRow = {
  id: string
  title: string
  startsAt: Date
  endsAt: Date
  badge: MeetingBadge
  points: string[]
}

const selected = {
  id: true,
  title: true,
  startsAt: true,
  endsAt: true,
  completedAt: true,
  canceledAt: true,
  attendees: { where: { isAttending: false }, select: { memberId: true } },
  oneOnOne: { select: { points: { orderBy: { position: 'asc' }, take: 20, select: { text: true } } } },
} as const satisfies Prisma.MeetingSelect

type Row = Prisma.MeetingGetPayload<{ select: typeof selected }>

const declined: MeetingBadge = { label: 'Declined', tone: 'danger' }

function toHistoryRow({ id, title, startsAt, endsAt, completedAt, canceledAt, attendees, oneOnOne }: Row): HistoryRow {
  const isState = { isCompleted: completedAt !== null, isCanceled: canceledAt !== null }
  const badge = meetingBadge({ startsAt, endsAt, ...isState }, now())
  return {
    id,
    title,
    startsAt,
    endsAt,
    badge: badge.label === 'Pending' && attendees.length > 0 ? declined : badge,
    points: oneOnOne?.points.map(({ text }) => text) ?? [],
  }
}

/** Searches descriptions, points, notes and comments, not private notes. */
function matching(words: string): Prisma.MeetingWhereInput {
  const contains = { contains: words, mode: 'insensitive' } as const
  const point = { OR: [{ text: contains }, { notes: { some: { text: contains } } }] }
  return {
    OR: [
      { title: contains },
      { description: contains },
      { oneOnOne: { points: { some: point } } },
      { oneOnOne: { comments: { some: { comment: contains, isFixed: false } } } },
    ],
  }
}

const before = (cursor: Cursor | undefined): Prisma.MeetingWhereInput =>
  cursor === undefined
    ? {}
    : {
        startsAt: { lte: cursor.at },
        OR: [{ startsAt: { lt: cursor.at } }, { id: { lt: cursor.id } }],
      }

const isPast = (at: Date): Prisma.MeetingWhereInput => ({
  OR: [{ completedAt: { not: null } }, { endsAt: { lt: at } }],
})

export type PairHistory = { partner: PairPerson; pairId: string; meetings: Page<HistoryRow> }

/** Past meetings with a colleague, latest first. Throws not-found. */
export async function listHistory(
  actor: Actor,
  withId: string,
  { search, after }: PairHistoryFilter,
): Promise<PairHistory> {
  const { id: pairId, partner } = await getPairWith(actor, withId)
  const rows = await db.meeting.findMany({
    where: {
      workspaceId: actor.workspaceId,
      oneOnOne: { pairId },
      AND: [isPast(now()), search === '' ? {} : matching(search), before(readCursor(after))],
    },
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: selected,
  })
  const meetings = toPage(rows.map(toHistoryRow), PAGE_SIZE, ({ startsAt, id }) => ({ at: startsAt, id }))
  return { partner, pairId, meetings }
}

/** A pair's meetings to come, soonest first. */
export async function listUpcomingOf({ workspaceId }: Actor, pairId: string): Promise<HistoryRow[]> {
  const isPending = { completedAt: null, canceledAt: null, endsAt: { gte: now() } }
  const rows = await db.meeting.findMany({
    where: { workspaceId, oneOnOne: { pairId }, ...isPending },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: MOST_UPCOMING,
    select: selected,
  })
  return rows.map(toHistoryRow)
}

type FoundPoint = { id: string; text: string; meetingId: string | null; partnerId: string; partnerName: string }

/** The actor's pairs' points with these words, latest first. */
export const foundPointsReading = (
  { workspaceId, memberId }: Actor,
  words: string,
  most: number,
): SharedReading<FoundPoint[]> =>
  rowsOf<FoundPoint>(Prisma.sql`
    SELECT t.id, t.text, t."meetingId", m.id AS "partnerId", TRIM(u."firstName" || ' ' || u."lastName") AS "partnerName"
    FROM "OneOnOnePair" p JOIN "TalkingPoint" t ON t."pairId" = p.id
      JOIN "Member" m ON m.id = CASE WHEN p."firstId" = ${memberId}::uuid THEN p."secondId" ELSE p."firstId" END
      JOIN "User" u ON u.id = m."userId"
    WHERE p."workspaceId" = ${workspaceId}::uuid AND ${memberId}::uuid IN (p."firstId", p."secondId")
      AND t.text ILIKE ${`%${escapedForLike(words)}%`}
    ORDER BY t."createdAt" DESC, t.id LIMIT ${most}`)
