import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingCompletedBy } from '@/lib/meetings/notices/meeting-answered'
import { reminderSettled } from '@/lib/meetings/notices/meeting-reminded'
import { canChangeMeeting } from '@/lib/meetings/policy'
import { meetingCanceled, noSuchMeeting } from '@/lib/meetings/refusals'
import type { MeetingIdInput } from '@/lib/meetings/schema'
import { giveBack } from '@/lib/meetings/steps/book-freed'
import { lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'

/** For anyone in the meeting, optionally only of a kind; idempotent. */
export const completeMeeting = (
  actor: Actor,
  { id, kind }: MeetingIdInput & { kind?: MeetingKind },
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockMeeting(tx, actor, id)
    if (kind !== undefined && kind !== meeting.kind) throw noSuchMeeting()
    if (meeting.canceledAt !== null) throw meetingCanceled()
    if (meeting.completedAt !== null) return { id }
    const data = { completedAt: now(), completedById: actor.memberId, version: { increment: 1 } }
    await tx.meeting.update({ where: { id }, data, select: { id: true } })
    if (meeting.endsAt > now()) await giveBack(tx, id)
    await meetingCompletedBy(tx, actor, meeting)
    const people = await tx.meetingAttendee.findMany({ where: { meetingId: id }, select: { memberId: true } })
    const reminded = people.filter((one) => canChangeMeeting(one, meeting)).map(({ memberId }) => memberId)
    await reminderSettled(tx, meeting, reminded)
    return { id }
  })
