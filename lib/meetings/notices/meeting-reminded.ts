import 'server-only'
import { meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { reminderWords, type MeetingReminder } from '@/lib/meetings/rules/meeting-reminders'
import { tell } from '@/lib/notifications/tell'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type Meeting = { id: string; workspaceId: string; kind: MeetingKind; title: string; startsAt: Date }

/** `meeting.reminded`: once per start time. */
export async function meetingReminded(
  tx: Tx,
  meeting: Meeting,
  reminder: MeetingReminder,
  memberIds: readonly string[],
) {
  const { id, workspaceId, kind, title, startsAt } = meeting
  const key = `meeting.reminded:${id}:${reminder}:${startsAt.toISOString()}`
  const where = { key, memberId: { in: [...memberIds] } }
  const told = await tx.notification.findMany({ where, select: { memberId: true } })
  const toldIds = new Set(told.map(({ memberId }) => memberId))
  const line = {
    type: meetingKinds[kind].type,
    objectId: id,
    key,
    message: reminderWords[reminder](title),
    link: meetingPath(meeting),
    isProductOnly: true,
    isMomentary: reminder !== 'ended',
  }
  await tell(
    tx,
    workspaceId,
    memberIds.filter((one) => !toldIds.has(one)).map((memberId) => ({ ...line, memberId })),
  )
}
