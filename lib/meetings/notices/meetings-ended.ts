import 'server-only'
import type { meetingInWords } from '@/lib/meetings/rules/meeting-kinds'
import { fullName } from '@/lib/members/rules'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { listAttendeePlaces, toldOf, type Told } from './attendee-places'
import type { MailSender } from './mail-attendees'
import { tellAttendees } from './tell-attendees'

type Ended = { id: string; kind: MeetingKind; title: string }

/** `meeting.canceled`: people in meetings of one kind that end because somebody left. */
export async function meetingsEnded(tx: Tx, leaver: MailSender, meetings: readonly Ended[]) {
  const [first] = meetings
  if (first === undefined) return
  const ids = meetings.map(({ id }) => id)
  const told = toldOf(await listAttendeePlaces(tx, ids), { id: first.id, isSeries: false })
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]))
  const messageFor = ({ id, ids: own }: Told, inWords: typeof meetingInWords) => {
    const others = own.length > 1 ? ` and ${own.length - 1} more are` : ' is'
    return `${fullName(leaver)} left, so ${inWords(byId.get(id) ?? first)}${others} canceled`
  }
  const said = { act: 'ended', key: `meeting.canceled:${first.id}`, told } as const
  await tellAttendees(tx, leaver, first.kind, { ...said, messageFor })
}
