import 'server-only'
import type { Frequency } from '@/lib/platform/generated/prisma/enums'
import { db, type Prisma } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { momentOf } from '@/lib/scheduling/rules'
import { dayOf } from '@/lib/shared/dates'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import type { SeriesFilter } from '@/lib/reviews/series/schema'
import { canEndSeries } from '@/lib/reviews/series/policy'

const PAGE_SIZE = 25

export type SeriesRow = {
  id: string
  title: string
  creatorName: string
  isOwn: boolean
  /** A creator who left sends no further round. */
  isCreatorHere: boolean
  frequency: Frequency
  nextAt: Date
}

const select = {
  id: true,
  creatorId: true,
  frequency: true,
  nextOn: true,
  startTime: true,
  timeZone: true,
  creator: { select: { status: true, user: { select: { firstName: true, lastName: true } } } },
  reviews: { where: { status: { not: 'DRAFT' } }, orderBy: { occursOn: 'desc' }, take: 1, select: { title: true } },
} as const satisfies Prisma.ReviewSeriesSelect

type FoundSeries = Prisma.ReviewSeriesGetPayload<{ select: typeof select }> & { nextOn: Date }

const isRunning = (series: Prisma.ReviewSeriesGetPayload<{ select: typeof select }>): series is FoundSeries =>
  series.nextOn !== null

function rowView({ memberId }: Actor, found: FoundSeries): SeriesRow {
  const { id, creatorId, frequency, nextOn, startTime, timeZone, creator, reviews } = found
  return {
    id,
    frequency,
    title: reviews[0]?.title ?? 'A form',
    creatorName: fullName(creator.user),
    isOwn: creatorId === memberId,
    isCreatorHere: creator.status === 'ACTIVE',
    nextAt: momentOf(dayOf(nextOn), startTime, timeZone),
  }
}

const within = ({ workspaceId, memberId, role }: Actor) => ({
  workspaceId,
  nextOn: { not: null },
  ...(role !== 'Admin' && { creatorId: memberId }),
})

const later = (after: string | undefined): Prisma.ReviewSeriesWhereInput => {
  const cursor = readCursor(after)
  return cursor ? { OR: [{ nextOn: { gt: cursor.at } }, { nextOn: cursor.at, id: { gt: cursor.id } }] } : {}
}

/** Sorted by next date. */
export async function listSeries(
  actor: Actor,
  { after }: SeriesFilter,
): Promise<{ page: Page<SeriesRow>; count: number }> {
  const [found, count] = await Promise.all([
    db.reviewSeries.findMany({
      relationLoadStrategy: 'join',
      where: { AND: [within(actor), later(after)] },
      orderBy: [{ nextOn: 'asc' }, { id: 'asc' }],
      take: PAGE_SIZE + 1,
      select,
    }),
    db.reviewSeries.count({ where: within(actor) }),
  ])
  const running = found.filter(isRunning)
  const { rows, next } = toPage(running, PAGE_SIZE, ({ nextOn, id }) => ({ at: nextOn, id }))
  return { page: { rows: rows.map((row) => rowView(actor, row)), next }, count }
}

/** Null when this person may end no such series. */
export async function findSeries(actor: Actor, id: string): Promise<SeriesRow | null> {
  const where = { id, workspaceId: actor.workspaceId, nextOn: { not: null } }
  const found = await db.reviewSeries.findFirst({ relationLoadStrategy: 'join', where, select })
  return found && isRunning(found) && canEndSeries(actor, found) ? rowView(actor, found) : null
}

export const hasSeries = async (actor: Actor) =>
  actor.role === 'Admin' || (await db.reviewSeries.findFirst({ where: within(actor), select: { id: true } })) !== null
