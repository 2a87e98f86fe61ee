import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingCanceledBy } from '@/lib/meetings/notices/meeting-invited'
import { meetingOver } from '@/lib/meetings/refusals'
import type { CancelMeetingInput } from '@/lib/meetings/schema'
import { cancelMeetings, endMeetingSeries } from '@/lib/meetings/steps/cancel-meetings'
import { listPending } from '@/lib/meetings/steps/list-pending'
import { lockOwnMeeting } from '@/lib/meetings/steps/lock-meeting'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** Cancels a meeting that isn't over, or its series per scope, and notifies everyone in it. */
export const cancelMeeting = (actor: Actor, { id, scope }: CancelMeetingInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockOwnMeeting(tx, actor, { id })
    if (meeting.endsAt < now()) throw meetingOver()
    const { seriesId } = meeting
    const isSeries = seriesId !== null && scope !== 'this'
    const ids = isSeries ? (await listPending(tx, meeting, seriesId, scope)).map((one) => one.id) : [id]
    await cancelMeetings(tx, actor, ids)
    if (isSeries) await endMeetingSeries(tx, seriesId)
    await meetingCanceledBy(tx, actor, meeting, { ids, isSeries })
    return { id }
  })
