import 'server-only'
import { isWorkspaceOpen, openWorkspaceSelect } from '@/lib/access/workspace/open-workspace'
import type { Actor } from '@/lib/access/actor'
import { noSuchFeed } from '@/lib/meetings/refusals'
import { calendarPlace, inCalendar, ofPair, titleFor } from '@/lib/meetings/rules/calendar-entry'
import { meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { fullName } from '@/lib/members/rules'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { calendarFeed } from '@/lib/platform/documents/calendar-file'
import { addressIn } from '@/lib/platform/links'
import { hashToken } from '@/lib/platform/secrets'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'

export const findCalendarFeed = ({ memberId }: Actor): Promise<{ createdAt: Date } | null> =>
  db.calendarFeed.findUnique({ where: { memberId }, select: { createdAt: true } })

const KEPT_DAYS = 366
const MOST_MEETINGS = 2000

const holder = {
  memberId: true,
  workspaceId: true,
  member: {
    select: {
      status: true,
      workspace: { select: { name: true, withoutFeatures: true, ...openWorkspaceSelect } },
    },
  },
} as const

const shown = {
  kind: true,
  title: true,
  description: true,
  startsAt: true,
  endsAt: true,
  ...inCalendar,
  attendees: ofPair,
  organizer: { select: { user: { select: { firstName: true, lastName: true, email: true } } } },
} as const

/** A person's meetings of the last year and all upcoming, except those declined or completed early. */
async function listForFeed({ memberId, workspaceId }: { memberId: string; workspaceId: string }) {
  const places = await db.meetingAttendee.findMany({
    relationLoadStrategy: 'join',
    where: {
      memberId,
      workspaceId,
      isCanceled: false,
      OR: [{ isAttending: null }, { isAttending: true }],
      // Attendees of a Google event see the meeting there already.
      NOT: { meeting: { calendar: { event: { integrationId: { not: null }, pushedVersion: { gt: 0 } } } } },
      meeting: { OR: [{ completedAt: null }, { completedAt: { gte: db.meeting.fields.startsAt } }] },
      startsAt: { gt: daysFrom(now(), -KEPT_DAYS) },
    },
    orderBy: [{ startsAt: 'desc' }, { meetingId: 'asc' }],
    take: MOST_MEETINGS,
    select: { meeting: { select: shown } },
  })
  return places.map(({ meeting }) => meeting)
}

/** Throws not-found for an unknown address or a deactivated owner. */
export async function readCalendarFeed(token: string): Promise<string> {
  const where = { tokenHash: hashToken(token) }
  const feed = await db.calendarFeed.findUnique({ relationLoadStrategy: 'join', where, select: holder })
  if (feed?.member.status !== 'ACTIVE' || !isWorkspaceOpen(feed.member.workspace)) throw noSuchFeed()
  const { name, ...switches } = feed.member.workspace
  const meetings = await listForFeed(feed)
  const entries = meetings
    .filter(({ kind }) => isSwitchedOn(switches, meetingKinds[kind].feature))
    .map(({ kind, title, description: text, organizer: { user }, startsAt, endsAt, attendees, ...place }) => ({
      startsAt,
      endsAt,
      title: titleFor({ title, attendees }, feed.memberId),
      ...calendarPlace(place),
      text,
      url: addressIn(feed.workspaceId, meetingPath({ kind, id: place.id })),
      organizer: { name: fullName(user), email: user.email },
    }))
  return calendarFeed(`Rapport · ${name}`, entries)
}
