import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Busy, MeetingSpan } from '@/lib/meetings/rules/meeting-times'
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

/** A meeting of the actor's, or its whole series. */
const movedMeetings = ({ memberId }: Actor, id: string, isWhole: boolean): Prisma.MeetingWhereInput => ({
  attendees: { some: { memberId } },
  OR: isWhole ? [{ id }, { series: { meetings: { some: { id } } } }] : [{ id }],
})

/**
 * When these people have meetings on some days, by the actor's calendar; not what they are. A meeting of the actor's that is
 * being moved is left out, and its whole series where that moves.
 */
export function listBusy(actor: Actor, { without: id, isWhole = false, ...range }: BusyFilter): Promise<Busy[]> {
  return findBusy(actor, range, id === undefined ? undefined : movedMeetings(actor, id, isWhole))
}

/** The times that `listBusy` leaves out. */
export const listLeftOut = async (
  actor: Actor,
  { without: id, isWhole = false }: BusyFilter,
): Promise<MeetingSpan[]> =>
  id === undefined
    ? []
    : db.meeting.findMany({
        where: { workspaceId: actor.workspaceId, canceledAt: null, ...movedMeetings(actor, id, isWhole) },
        select: { startsAt: true, endsAt: true },
      })

/** The same without these meetings, which the caller knows to be the actor's. */
export const listBusyBut = (actor: Actor, range: Range, ids: readonly string[]): Promise<Busy[]> =>
  findBusy(actor, range, { id: { in: [...ids] } })
