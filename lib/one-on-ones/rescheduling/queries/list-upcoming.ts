import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { minutesBetween } from '@/lib/meetings/rules/meeting-times'
import { pairPersonOf, placedPerson } from '@/lib/one-on-ones/queries/find-partner'
import { rescheduleLimits } from '@/lib/one-on-ones/rescheduling/rules'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dayIn } from '@/lib/shared/dates'
import { formatClock } from '@/lib/shared/zones'

const MOST_UPCOMING = 200

const findPlaces = ({ workspaceId, memberId }: Actor) =>
  db.meetingAttendee.findMany({
    relationLoadStrategy: 'join',
    where: {
      workspaceId,
      memberId,
      kind: 'ONE_ON_ONE',
      isCompleted: false,
      isCanceled: false,
      startsAt: { gt: now(), lt: daysFrom(now(), 7 * rescheduleLimits.weeksAhead) },
    },
    orderBy: [{ startsAt: 'asc' }, { meetingId: 'asc' }],
    take: MOST_UPCOMING,
    select: {
      meeting: {
        select: {
          id: true,
          title: true,
          startsAt: true,
          endsAt: true,
          version: true,
          attendees: { where: { memberId: { not: memberId } }, select: { member: { select: placedPerson } } },
        },
      },
    },
  })

export async function listUpcoming(actor: Actor) {
  const places = await findPlaces(actor)
  return places.flatMap(({ meeting: { attendees, ...meeting } }) =>
    attendees.slice(0, 1).map(({ member }) => ({
      ...meeting,
      partner: pairPersonOf(member),
      day: dayIn(meeting.startsAt, actor.timeZone),
      time: formatClock(meeting.startsAt, actor.timeZone),
      durationMinutes: minutesBetween(meeting.startsAt, meeting.endsAt),
    })),
  )
}

export type UpcomingOneOnOne = Awaited<ReturnType<typeof listUpcoming>>[number]

export async function getRescheduling(actor: Actor) {
  const self = { id: actor.memberId, name: fullName(actor) }
  return { meetings: await listUpcoming(actor), self, clock: { now: now(), zone: actor.timeZone } }
}
