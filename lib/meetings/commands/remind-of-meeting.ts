import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { meetingReminded } from '@/lib/meetings/notices/meeting-reminded'
import { canChangeMeeting } from '@/lib/meetings/policy'
import { fullName } from '@/lib/members/rules'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import type { MeetingReminder } from '@/lib/meetings/rules/meeting-reminders'
import { transaction, type Prisma } from '@/lib/platform/db'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'

const reminded = {
  id: true,
  workspaceId: true,
  kind: true,
  title: true,
  startsAt: true,
  organizerId: true,
  workspace: { select: { withoutFeatures: true } },
  attendees: {
    select: {
      memberId: true,
      isAttending: true,
      member: { select: { status: true, user: { select: { firstName: true, lastName: true } } } },
    },
  },
} as const satisfies Prisma.MeetingSelect

type Reminded = Prisma.MeetingGetPayload<{ select: typeof reminded }>

/** The other person of a one-on-one. */
function partnerOf({ kind, attendees }: Reminded, self: string): string | null {
  const other = attendees.find(({ memberId }) => memberId !== self)
  return kind === 'ONE_ON_ONE' && other ? fullName(other.member.user) : null
}

/** Before: attendees who haven't declined; after the end: people who can move it. */
export const remindOfMeeting = (
  { workspaceId }: SystemActor,
  { id, reminder }: { id: string; reminder: MeetingReminder },
): Promise<{ count: number }> =>
  transaction(async (tx) => {
    const where = { id, workspaceId, completedAt: null, canceledAt: null }
    const meeting = await tx.meeting.findFirst({ where, select: reminded })
    if (!meeting || !isSwitchedOn(meeting.workspace, meetingKinds[meeting.kind].feature)) return { count: 0 }
    const people = meeting.attendees
      .filter(({ isAttending, member }) => isAttending !== false && member.status === 'ACTIVE')
      .filter((one) => reminder !== 'ended' || canChangeMeeting(one, meeting))
      .map(({ memberId }) => ({ memberId, partner: partnerOf(meeting, memberId) }))
    await meetingReminded(tx, meeting, reminder, people)
    return { count: people.length }
  })
