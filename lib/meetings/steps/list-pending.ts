import 'server-only'
import type { MeetingScope } from '@/lib/meetings/rules/meeting-scope'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { dateOf } from '@/lib/shared/dates'
import type { LockedMeeting } from './lock-meeting'

export const listPending = (
  tx: Tx,
  { id, occursOn }: LockedMeeting,
  seriesId: string,
  scope: Exclude<MeetingScope, 'this'>,
) =>
  tx.meeting.findMany({
    where: {
      seriesId,
      completedAt: null,
      canceledAt: null,
      OR: [{ startsAt: { gt: now() } }, { id }],
      ...(scope === 'following' && occursOn !== null && { occursOn: { gte: dateOf(occursOn) } }),
    },
    orderBy: { occursOn: 'asc' },
    select: { id: true, startsAt: true, endsAt: true, occursOn: true },
  })

export type PendingMeeting = Awaited<ReturnType<typeof listPending>>[number]
