import 'server-only'
import { record } from '@/lib/activity/record'
import { meetingInBrief, meetingInWords, meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { tell } from '@/lib/notifications/tell'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import type { Told } from './attendee-places'
import { mailAttendees, type Planned, type MailSender } from './mail-attendees'

type Telling = Planned & { messageFor: (told: Told, inWords: typeof meetingInWords) => string }

/** Notifies and mails each person about their own meetings, and records it in their feeds. */
export async function tellAttendees(tx: Tx, sender: MailSender, kind: MeetingKind, { messageFor, ...said }: Telling) {
  const { workspaceId, memberId: createdById } = sender
  const { type } = meetingKinds[kind]
  const lines = said.told.map((one) => {
    const link = meetingPath({ kind, id: one.id })
    const line = { type, key: said.key, link, createdById, memberId: one.memberId }
    const brief = messageFor(one, meetingInBrief)
    return { line, message: messageFor(one, meetingInWords), brief, objectId: one.id }
  })
  await tell(
    tx,
    workspaceId,
    lines.map(({ line, ...rest }) => ({ ...line, ...rest })),
  )
  await record(
    tx,
    workspaceId,
    lines.map(({ line, message: title }) => ({ ...line, title })),
  )
  await mailAttendees(tx, sender, kind, said)
}
