import 'server-only'
import { pendingMeetings } from '@/lib/meetings/queries/pending-meetings'
import type { MeetingScope } from '@/lib/meetings/rules/meeting-scope'
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
    where: pendingMeetings(id, seriesId, scope === 'following' && occursOn !== null ? dateOf(occursOn) : null),
    orderBy: { occursOn: 'asc' },
    select: { id: true, startsAt: true, endsAt: true, occursOn: true },
  })

export type PendingMeeting = Awaited<ReturnType<typeof listPending>>[number]
