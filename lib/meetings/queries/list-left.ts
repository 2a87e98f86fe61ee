import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** Deactivated organizers of upcoming meetings. */
export const listLeftOrganizers = (limit: number) => {
  const coming = { completedAt: null, canceledAt: null, startsAt: { gt: now() } }
  return db.member.findMany({
    where: {
      status: { not: 'ACTIVE' },
      OR: [
        { organizedMeetings: { some: coming } },
        { meetingSeries: { some: { endedAt: null } } },
        { meetings: { some: { isCanceled: false, meeting: { ...coming, kind: 'ONE_ON_ONE' } } } },
      ],
    },
    take: limit,
    orderBy: { id: 'asc' },
    select: { id: true, workspaceId: true },
  })
}
