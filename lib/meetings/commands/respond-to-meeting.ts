import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingAnswered } from '@/lib/meetings/notices/meeting-answered'
import type { RespondToMeetingInput } from '@/lib/meetings/schema'
import { ensurePending, lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import { touchCalendar } from '@/lib/meetings/steps/calendar-events'
import { transaction } from '@/lib/platform/db'

export const respondToMeeting = (
  actor: Actor,
  { id, isAttending, note: attendingNote }: RespondToMeetingInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockMeeting(tx, actor, id)
    ensurePending(meeting)
    const where = { meetingId_memberId: { meetingId: id, memberId: actor.memberId } }
    const before = await tx.meetingAttendee.findUniqueOrThrow({ where })
    if (before.isAttending === isAttending && before.attendingNote === attendingNote) return { id }
    await tx.meetingAttendee.update({ where, data: { isAttending, attendingNote }, select: { meetingId: true } })
    await touchCalendar(tx, [id])
    await meetingAnswered(tx, actor, meeting, { isAttending, note: attendingNote })
    return { id }
  })
