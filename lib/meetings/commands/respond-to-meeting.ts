import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingAnswered } from '@/lib/meetings/notices/meeting-answered'
import { tooLateToAnswer } from '@/lib/meetings/refusals'
import type { RespondToMeetingInput } from '@/lib/meetings/schema'
import { ensurePending, lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import { listPending } from '@/lib/meetings/steps/list-pending'
import { touchCalendar } from '@/lib/meetings/steps/calendar-events'
import { now } from '@/lib/platform/clock'
import { signal } from '@/lib/platform/live/signals'
import { transaction, type Tx } from '@/lib/platform/db'

type Answer = { isAttending: boolean; attendingNote: string }

/** The places that this changes, of this meeting or also of those that follow it. */
async function listChanged(tx: Tx, { memberId }: Actor, ids: readonly string[], answer: Answer) {
  const places = await tx.meetingAttendee.findMany({ where: { memberId, meetingId: { in: [...ids] } } })
  return places
    .filter((one) => one.isAttending !== answer.isAttending || one.attendingNote !== answer.attendingNote)
    .map(({ meetingId }) => meetingId)
}

export const respondToMeeting = (
  actor: Actor,
  { id, isAttending, note, scope = 'this' }: RespondToMeetingInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockMeeting(tx, actor, id)
    ensurePending(meeting)
    if (meeting.endsAt < now()) throw tooLateToAnswer()
    const { seriesId } = meeting
    const isSeries = seriesId !== null && scope === 'following'
    const asked = isSeries ? (await listPending(tx, meeting, seriesId, scope)).map((one) => one.id) : [id]
    const answer = { isAttending, attendingNote: note }
    const ids = await listChanged(tx, actor, asked, answer)
    if (ids.length === 0) return { id }
    await tx.meetingAttendee.updateMany({ where: { memberId: actor.memberId, meetingId: { in: ids } }, data: answer })
    await touchCalendar(tx, ids)
    await signal(tx, ids)
    await meetingAnswered(tx, actor, meeting, { isAttending, note, isSeries })
    return { id }
  })
