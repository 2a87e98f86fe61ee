import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/activity/record'
import { meetingInWords, meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import { now } from '@/lib/platform/clock'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { truncate } from '@/lib/shared/text'

type Answering = Pick<Actor, 'memberId' | 'firstName' | 'lastName'>

type Meeting = { id: string; workspaceId: string; kind: MeetingKind; organizerId: string; title: string }

const NOTE_SHOWN = 120

export async function meetingAnswered(
  tx: Tx,
  actor: Answering,
  meeting: Meeting,
  { isAttending, note }: { isAttending: boolean; note: string },
) {
  const { id, workspaceId, kind, organizerId } = meeting
  if (organizerId === actor.memberId) return
  const verb = isAttending ? 'attends' : 'can’t attend'
  const answer = `${fullName(actor)} ${verb} ${meetingInWords(meeting)}`
  const said = note === '' ? '' : `: ${truncate(note, NOTE_SHOWN)}`
  await tell(tx, workspaceId, [
    {
      memberId: organizerId,
      type: meetingKinds[kind].type,
      objectId: id,
      key: `meeting.answered:${id}:${actor.memberId}:${now().toISOString()}`,
      message: `${answer}${said}`,
      brief: answer,
      link: meetingPath(meeting),
      createdById: actor.memberId,
    },
  ])
}

export const meetingCompletedBy = (tx: Tx, { memberId }: Actor, meeting: Meeting) =>
  record(tx, meeting.workspaceId, [
    {
      memberId,
      createdById: memberId,
      type: meetingKinds[meeting.kind].type,
      key: `meeting.completed:${meeting.id}`,
      title: `You completed ${meetingInWords(meeting)}`,
      link: meetingPath(meeting),
    },
  ])
