import 'server-only'
import { meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { reminderWords, type MeetingReminder } from '@/lib/meetings/rules/meeting-reminders'
import { settleTold, tell } from '@/lib/notifications/tell'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type Meeting = { id: string; workspaceId: string; kind: MeetingKind; title: string; startsAt: Date }

/** Names the other person of a one-on-one, because several share a title, which Slack doesn't show. */
function wordsFor({ title }: Meeting, reminder: MeetingReminder, partner: string | null) {
  const words = reminderWords[reminder]
  if (partner === null) return { message: words(`“${title}”`) }
  return { message: words(`“${title}” with ${partner}`), brief: words(`Your one-on-one with ${partner}`) }
}

type Person = { memberId: string; partner: string | null }

const remindedKey = (id: string) => `meeting.reminded:${id}:`

/** `meeting.completed`: what reminded these people of it is read. */
export async function reminderSettled(
  tx: Tx,
  { id, workspaceId }: Pick<Meeting, 'id' | 'workspaceId'>,
  memberIds: string[],
) {
  for (const memberId of memberIds) await settleTold(tx, workspaceId, { memberId, keys: [remindedKey(id)] })
}

/** `meeting.reminded`: once per start time. */
export async function meetingReminded(tx: Tx, meeting: Meeting, reminder: MeetingReminder, people: readonly Person[]) {
  const { id, workspaceId, kind, startsAt } = meeting
  const key = `${remindedKey(id)}${reminder}:${startsAt.toISOString()}`
  const where = { key, memberId: { in: people.map(({ memberId }) => memberId) } }
  const told = await tx.notification.findMany({ where, select: { memberId: true } })
  const toldIds = new Set(told.map(({ memberId }) => memberId))
  const line = {
    type: meetingKinds[kind].type,
    objectId: id,
    key,
    link: meetingPath(meeting),
    isProductOnly: true,
    isMomentary: reminder !== 'ended',
  }
  await tell(
    tx,
    workspaceId,
    people
      .filter(({ memberId }) => !toldIds.has(memberId))
      .map(({ memberId, partner }) => ({
        ...line,
        memberId,
        ...wordsFor(meeting, reminder, partner),
      })),
  )
}
