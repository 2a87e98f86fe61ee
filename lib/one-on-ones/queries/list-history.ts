import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PairHistoryFilter } from '@/lib/one-on-ones/schema'
import { meetingBadge, type MeetingBadge } from '@/lib/meetings/rules/meeting-badge'
import { now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import { readCursor, toPage, type Cursor, type Page } from '@/lib/shared/page'
import { getPairWith, ownPairs, partnerOf, placedPerson, type PairPerson } from './find-partner'

const PAGE_SIZE = 20

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
  oneOnOne: { select: { points: { orderBy: { position: 'asc' }, take: 20, select: { text: true } } } },
} as const satisfies Prisma.MeetingSelect

type Row = Prisma.MeetingGetPayload<{ select: typeof selected }>

function toHistoryRow({ id, title, startsAt, endsAt, completedAt, canceledAt, oneOnOne }: Row): HistoryRow {
  const isState = { isCompleted: completedAt !== null, isCanceled: canceledAt !== null }
  return {
    id,
    title,
    startsAt,
    endsAt,
    badge: meetingBadge({ startsAt, endsAt, ...isState }, now()),
    points: oneOnOne?.points.map(({ text }) => text) ?? [],
  }
}

/** Searches points, notes and comments, not private notes. */
function matching(words: string): Prisma.MeetingWhereInput {
  const contains = { contains: words, mode: 'insensitive' } as const
  const point = { OR: [{ text: contains }, { notes: { some: { text: contains } } }] }
  return {
    OR: [
      { title: contains },
      { oneOnOne: { points: { some: point } } },
      { oneOnOne: { comments: { some: { comment: contains } } } },
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
      AND: [search === '' ? {} : matching(search), before(readCursor(after))],
    },
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: selected,
  })
  const meetings = toPage(rows.map(toHistoryRow), PAGE_SIZE, ({ startsAt, id }) => ({ at: startsAt, id }))
  return { partner, pairId, meetings }
}

export async function findTalkingPoints(actor: Actor, words: string, most: number) {
  const points = await db.talkingPoint.findMany({
    relationLoadStrategy: 'join',
    where: {
      workspaceId: actor.workspaceId,
      text: { contains: words, mode: 'insensitive' },
      pair: ownPairs(actor),
    },
    orderBy: { createdAt: 'desc' },
    take: most,
    select: {
      id: true,
      text: true,
      meetingId: true,
      pair: { select: { first: { select: placedPerson }, second: { select: placedPerson } } },
    },
  })
  return points.map(({ pair, ...point }) => ({ ...point, partner: partnerOf(actor, pair) }))
}
