import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listSeriesDue } from '@/lib/meetings/queries/list-series-due'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

const MISSED_MS = 14 * 24 * 60 * 60_000

/** Open one-on-ones of an actor with their partners: until tomorrow evening, and those missed lately. */
export async function listDueMeetings({ workspaceId, memberId, timeZone }: Actor, limit: number) {
  const at = now()
  const until = instantOf(addDays(dayIn(at, timeZone), 2), '00:00', timeZone) ?? at
  const found = await db.meeting.findMany({
    relationLoadStrategy: 'join',
    where: {
      ...{ workspaceId, kind: 'ONE_ON_ONE', completedAt: null, canceledAt: null },
      attendees: { some: { memberId } },
      endsAt: { gt: new Date(at.getTime() - MISSED_MS) },
      startsAt: { lt: until },
    },
    orderBy: { startsAt: 'desc' },
    take: 2 * limit,
    select: {
      ...{ id: true, title: true, startsAt: true, endsAt: true },
      attendees: {
        where: { memberId: { not: memberId } },
        select: { member: { select: { user: { select: { firstName: true, lastName: true } } } } },
      },
    },
  })
  const meetings = found.map(({ attendees: [other], title, ...meeting }) => ({
    ...meeting,
    title: other ? `${title} with ${fullName(other.member.user)}` : title,
  }))
  return {
    coming: meetings.filter(({ endsAt }) => endsAt > at).toReversed(),
    missed: meetings.filter(({ endsAt }) => endsAt <= at),
  }
}

/** Series of one-on-ones that more meetings are due of, by id. */
export const listDueOneOnOnes = (at: Date, after: string, limit: number) =>
  listSeriesDue('ONE_ON_ONE', at, { after, limit })
