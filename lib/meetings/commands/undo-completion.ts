import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { completionForgotten } from '@/lib/meetings/notices/meeting-answered'
import { isOrganizer } from '@/lib/meetings/policy'
import { onlyOrganizerUndoes, tooLateToUndo } from '@/lib/meetings/refusals'
import { isUndoable } from '@/lib/meetings/rules/meeting-badge'
import type { MeetingIdInput } from '@/lib/meetings/schema'
import { bookFreed } from '@/lib/meetings/steps/book-freed'
import { lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

const placed = { memberId: true, startsAt: true, endsAt: true } as const

/** For the organizer, within 24 hours. A meeting to come takes its time again, unless that is taken. */
export const undoCompletion = (actor: Actor, { id }: MeetingIdInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockMeeting(tx, actor, id)
    if (!isOrganizer(actor, meeting)) throw onlyOrganizerUndoes()
    if (meeting.completedAt === null) return { id }
    if (!isUndoable(meeting.completedAt, now())) throw tooLateToUndo()
    const data = { completedAt: null, completedById: null, version: { increment: 1 } }
    await tx.meeting.update({ where: { id }, data, select: { id: true } })
    const places = await tx.meetingAttendee.findMany({ where: { meetingId: id }, select: placed })
    await bookFreed(tx, places)
    await completionForgotten(
      tx,
      meeting,
      places.map(({ memberId }) => memberId),
    )
    return { id }
  })
