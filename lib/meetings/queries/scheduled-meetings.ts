import 'server-only'
import { activeIn, OWN_ROWS } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'

/** The meetings of a kind that a person scheduled, the latest first. */
export const scheduledMeetings = (userId: string, kind: MeetingKind) =>
  db.meeting.findMany({
    relationLoadStrategy: 'join',
    where: { kind, organizer: activeIn(userId) },
    // Those of a series are made in one moment.
    orderBy: { startsAt: 'desc' },
    take: OWN_ROWS,
    select: {
      workspace: { select: { name: true } },
      title: true,
      description: true,
      startsAt: true,
      endsAt: true,
      completedAt: true,
      canceledAt: true,
      createdAt: true,
    },
  })
