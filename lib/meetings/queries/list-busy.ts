import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { earliestStart, type Busy, type MeetingSpan } from '@/lib/meetings/rules/meeting-times'
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
      isCompleted: false,
      OR: [{ isBooked: true }, { isAttending: null }, { isAttending: true }],
      startsAt: { gt: earliestStart(since), lt: until },
      endsAt: { gt: since },
      ...(leftOut && { NOT: { meeting: leftOut } }),
    },
    orderBy: { startsAt: 'asc' },
    select: { memberId: true, startsAt: true, endsAt: true },
  })
}

const movedMeetings = ({ memberId }: Actor, id: string, isWhole: boolean): Prisma.MeetingWhereInput => ({
  attendees: { some: { memberId } },
  OR: isWhole ? [{ id }, { series: { meetings: { some: { id } } } }] : [{ id }],
})

/** Busy times of these people in the actor's zone, without titles; excludes the actor's moved meeting or series. */
export function listBusy(actor: Actor, { without: id, isWhole = false, ...range }: BusyFilter): Promise<Busy[]> {
  return findBusy(actor, range, id === undefined ? undefined : movedMeetings(actor, id, isWhole))
}

export const listLeftOut = async (actor: Actor, { without: id, isWhole = false }: BusyFilter): Promise<MeetingSpan[]> =>
  id === undefined
    ? []
    : db.meeting.findMany({
        where: { workspaceId: actor.workspaceId, canceledAt: null, ...movedMeetings(actor, id, isWhole) },
        select: { startsAt: true, endsAt: true },
      })

export const listBusyBut = (actor: Actor, range: Range, ids: readonly string[]): Promise<Busy[]> =>
  findBusy(actor, range, { id: { in: [...ids] } })

export type PersonZone = { memberId: string; timeZone: string }

export async function listZones({ workspaceId }: Actor, memberIds: readonly string[]): Promise<PersonZone[]> {
  const people = await db.member.findMany({
    where: { workspaceId, id: { in: [...memberIds] } },
    select: { id: true, user: { select: { timeZone: true } } },
  })
  return people.map(({ id: memberId, user }) => ({ memberId, timeZone: user.timeZone }))
}
