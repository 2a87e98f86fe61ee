import 'server-only'
import type { MeetingScope } from '@/lib/meetings/rules/meeting-scope'
import { now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'

/** The meetings of a series that a change reaches: this one, and those that haven't begun. */
export const pendingMeetings = (id: string, seriesId: string, from: Date | null): Prisma.MeetingWhereInput => ({
  seriesId,
  completedAt: null,
  canceledAt: null,
  OR: [{ startsAt: { gt: now() } }, { id }],
  ...(from !== null && { occursOn: { gte: from } }),
})

type Of = { id: string; seriesId: string; occursOn: Date | null }

/** How many meetings a cancelation of each scope cancels. */
export async function countPending({ id, seriesId, occursOn }: Of): Promise<Record<MeetingScope, number>> {
  const [following, all] = await Promise.all([
    db.meeting.count({ where: pendingMeetings(id, seriesId, occursOn) }),
    db.meeting.count({ where: pendingMeetings(id, seriesId, null) }),
  ])
  return { this: 1, following, all }
}
