import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** The next meeting of a pair, where it is before this one. */
export const findEarlier = (pairId: string, { startsAt }: { startsAt: Date }) =>
  db.meeting.findFirst({
    where: {
      oneOnOne: { pairId },
      completedAt: null,
      canceledAt: null,
      endsAt: { gt: now() },
      startsAt: { lt: startsAt },
    },
    orderBy: { startsAt: 'asc' },
    select: { id: true, startsAt: true },
  })
