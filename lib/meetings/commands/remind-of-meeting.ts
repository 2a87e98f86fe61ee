import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { meetingReminded } from '@/lib/meetings/notices/meeting-reminded'
import { canChangeMeeting } from '@/lib/meetings/policy'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import type { MeetingReminder } from '@/lib/meetings/rules/meeting-reminders'
import { transaction, type Prisma } from '@/lib/platform/db'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'

const hasNotDeclined: Prisma.MeetingAttendeeWhereInput = {
  member: { status: 'ACTIVE' },
  OR: [{ isAttending: null }, { isAttending: true }],
}

const reminded = {
  id: true,
  workspaceId: true,
  kind: true,
  title: true,
  startsAt: true,
  organizerId: true,
  workspace: { select: { withoutFeatures: true } },
  attendees: { where: hasNotDeclined, select: { memberId: true } },
} as const satisfies Prisma.MeetingSelect

/** Before: attendees who haven't declined; after the end: people who can move it. */
export const remindOfMeeting = (
  { workspaceId }: SystemActor,
  { id, reminder }: { id: string; reminder: MeetingReminder },
): Promise<{ count: number }> =>
  transaction(async (tx) => {
    const where = { id, workspaceId, completedAt: null, canceledAt: null }
    const meeting = await tx.meeting.findFirst({ where, select: reminded })
    if (!meeting || !isSwitchedOn(meeting.workspace, meetingKinds[meeting.kind].feature)) return { count: 0 }
    const people = meeting.attendees.filter((one) => reminder !== 'ended' || canChangeMeeting(one, meeting))
    const memberIds = people.map(({ memberId }) => memberId)
    await meetingReminded(tx, meeting, reminder, memberIds)
    return { count: memberIds.length }
  })
