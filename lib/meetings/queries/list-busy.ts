import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Busy } from '@/lib/meetings/rules/meeting-times'
import type { BusyFilter } from '@/lib/meetings/schema'
import { db, type Prisma } from '@/lib/platform/db'
import { addDays } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

type Range = Pick<BusyFilter, 'from' | 'days' | 'members'>

async function findBusy(actor: Actor, { from, days, members }: Range, leftOut: Prisma.MeetingWhereInput | undefined) {
  const { workspaceId, timeZone } = actor
  const until = instantOf(addDays(from, days), '00:00', timeZone)
  const since = instantOf(from, '00:00', timeZone)
  if (!since || !until) return []
  return db.meetingAttendee.findMany({
    where: {
      workspaceId,
      memberId: { in: [...members, actor.memberId] },
      isCanceled: false,
      OR: [{ isBooked: true }, { isAttending: null }, { isAttending: true }],
      startsAt: { lt: until },
      endsAt: { gt: since },
      ...(leftOut && { NOT: { meeting: leftOut } }),
    },
    orderBy: { startsAt: 'asc' },
    select: { memberId: true, startsAt: true, endsAt: true },
  })
}

/**
 * When these people have meetings on some days, by the actor's calendar; not what they are. A meeting of the actor's that is
 * being moved is left out, and its whole series where that moves.
 */
export function listBusy(actor: Actor, { without: id, isWhole = false, ...range }: BusyFilter): Promise<Busy[]> {
  if (id === undefined) return findBusy(actor, range, undefined)
  const moved = isWhole ? [{ id }, { series: { meetings: { some: { id } } } }] : [{ id }]
  return findBusy(actor, range, { attendees: { some: { memberId: actor.memberId } }, OR: moved })
}

/** The same without these meetings, which the caller knows to be the actor's. */
export const listBusyBut = (actor: Actor, range: Range, ids: readonly string[]): Promise<Busy[]> =>
  findBusy(actor, range, { id: { in: [...ids] } })
