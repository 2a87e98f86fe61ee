import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingCanceledBy } from '@/lib/meetings/notices/meeting-invited'
import type { CancelMeetingInput } from '@/lib/meetings/schema'
import { cancelMeetings, endMeetingSeries } from '@/lib/meetings/steps/cancel-meetings'
import { listPending } from '@/lib/meetings/steps/list-pending'
import { lockOwnMeeting } from '@/lib/meetings/steps/lock-meeting'
import { transaction } from '@/lib/platform/db'

/** Cancels a meeting, or its series per scope, and notifies everyone in it. */
export const cancelMeeting = (actor: Actor, { id, scope }: CancelMeetingInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockOwnMeeting(tx, actor, { id })
    const isSeries = meeting.seriesId !== null && scope !== 'this'
    if (meeting.seriesId !== null && scope !== 'this') {
      const pending = await listPending(tx, meeting, meeting.seriesId, scope)
      await cancelMeetings(
        tx,
        pending.map((one) => one.id),
      )
      await endMeetingSeries(tx, meeting.seriesId)
    } else await cancelMeetings(tx, [id])
    await meetingCanceledBy(tx, actor, meeting, isSeries)
    return { id }
  })
