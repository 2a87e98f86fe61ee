import 'server-only'
import { activeIn, newestOwn } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'

/** The meetings of a kind that a person scheduled. */
export const scheduledMeetings = (userId: string, kind: MeetingKind) =>
  db.meeting.findMany({
    relationLoadStrategy: 'join',
    where: { kind, organizer: activeIn(userId) },
    ...newestOwn,
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
