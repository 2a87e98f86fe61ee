import 'server-only'
import { earliestStart, type MeetingSpan } from '@/lib/meetings/rules/meeting-times'
import type { Prisma } from '@/lib/platform/db'

/** Places of these people in other meetings then, which they haven't declined and nobody has completed. */
export const overlappingPlaces = (
  { id, startsAt, endsAt }: MeetingSpan & { id: string },
  memberIds: readonly string[],
): Prisma.MeetingAttendeeWhereInput => ({
  memberId: { in: [...memberIds] },
  meetingId: { not: id },
  isCanceled: false,
  isCompleted: false,
  OR: [{ isAttending: null }, { isAttending: true }],
  startsAt: { gt: earliestStart(startsAt), lt: endsAt },
  endsAt: { gt: startsAt },
})
