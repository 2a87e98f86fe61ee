import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Busy } from '@/lib/meetings/rules/meeting-times'
import type { BusyFilter } from '@/lib/meetings/schema'
import { db } from '@/lib/platform/db'
import { addDays } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

/** When these people have meetings on some days, by the actor's calendar; not what they are. */
export function listBusy(actor: Actor, { from, days, members, without }: BusyFilter): Promise<Busy[]> {
  const { workspaceId, timeZone } = actor
  const until = instantOf(addDays(from, days), '00:00', timeZone)
  const since = instantOf(from, '00:00', timeZone)
  if (!since || !until) return Promise.resolve([])
  return db.meetingAttendee.findMany({
    where: {
      workspaceId,
      memberId: { in: [...members, actor.memberId] },
      isCanceled: false,
      OR: [{ isBooked: true }, { isAttending: null }, { isAttending: true }],
      startsAt: { lt: until },
      endsAt: { gt: since },
      ...(without !== undefined && { meetingId: { not: without } }),
    },
    orderBy: { startsAt: 'asc' },
    select: { memberId: true, startsAt: true, endsAt: true },
  })
}
