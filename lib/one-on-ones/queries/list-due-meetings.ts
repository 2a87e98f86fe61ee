import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listSeriesDue } from '@/lib/meetings/queries/list-series-due'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

const own = ({ workspaceId, memberId }: Actor) =>
  ({
    workspaceId,
    kind: 'ONE_ON_ONE',
    completedAt: null,
    canceledAt: null,
    attendees: { some: { memberId } },
  }) as const

const selected = { id: true, title: true, startsAt: true, endsAt: true } as const

/** One-on-ones of today and tomorrow that have not ended. */
export function listComing(actor: Actor, limit: number) {
  const { timeZone } = actor
  const until = instantOf(addDays(dayIn(now(), timeZone), 2), '00:00', timeZone) ?? now()
  return db.meeting.findMany({
    where: { ...own(actor), endsAt: { gt: now() }, startsAt: { lt: until } },
    orderBy: { startsAt: 'asc' },
    take: limit,
    select: selected,
  })
}

const MISSED_MS = 14 * 24 * 60 * 60_000

/** One-on-ones of the last two weeks that nobody completed. */
export const listMissedOneOnOnes = (actor: Actor, limit: number) =>
  db.meeting.findMany({
    where: { ...own(actor), endsAt: { lte: now(), gt: new Date(now().getTime() - MISSED_MS) } },
    orderBy: { startsAt: 'desc' },
    take: limit,
    select: selected,
  })

/** Series of one-on-ones that more meetings are due of, by id. */
export const listDueOneOnOnes = (at: Date, after: string, limit: number) =>
  listSeriesDue('ONE_ON_ONE', at, { after, limit })
