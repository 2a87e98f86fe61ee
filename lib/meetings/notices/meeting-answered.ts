import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { eraseLines, record } from '@/lib/activity/record'
import { meetingInBrief, meetingInWords, meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { fullName } from '@/lib/members/rules'
import { tell, untell } from '@/lib/notifications/tell'
import { now } from '@/lib/platform/clock'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import { truncate } from '@/lib/shared/text'

type Answering = Pick<Actor, 'memberId' | 'firstName' | 'lastName'>

export type AnsweredMeeting = {
  id: string
  workspaceId: string
  kind: MeetingKind
  organizerId: string
  title: string
  startsAt: Date
}

const NOTE_SHOWN = 120

/** The day for its organizer, which tells the meetings of a series apart. */
async function dayFor(tx: Tx, { organizerId, startsAt }: AnsweredMeeting): Promise<string> {
  const select = { user: { select: { timeZone: true } } } as const
  const { user } = await tx.member.findUniqueOrThrow({ where: { id: organizerId }, select })
  return ` on ${formatDate(startsAt, 'MMM DD, YYYY', user.timeZone)}`
}

export async function meetingAnswered(
  tx: Tx,
  actor: Answering,
  meeting: AnsweredMeeting,
  { isAttending, note, isSeries = false }: { isAttending: boolean; note: string; isSeries?: boolean },
) {
  const { id, workspaceId, kind, organizerId } = meeting
  if (organizerId === actor.memberId) return
  const verb = isAttending ? 'attends' : 'can’t attend'
  const day = isSeries ? '' : await dayFor(tx, meeting)
  const answer = (inWords: typeof meetingInWords) => `${fullName(actor)} ${verb} ${inWords(meeting, isSeries)}${day}`
  const said = note === '' ? '' : `: ${truncate(note, NOTE_SHOWN)}`
  await tell(tx, workspaceId, [
    {
      memberId: organizerId,
      type: meetingKinds[kind].type,
      objectId: id,
      key: `meeting.answered:${id}:${actor.memberId}:${now().toISOString()}`,
      message: `${answer(meetingInWords)}${said}`,
      brief: answer(meetingInBrief),
      link: meetingPath(meeting),
      createdById: actor.memberId,
    },
  ])
}

const completedKey = (id: string) => `meeting.completed:${id}`

/** `meeting.completed`: its organizer, who alone can undo it; the actor has the feed. */
export async function meetingCompletedBy(tx: Tx, actor: Actor, meeting: AnsweredMeeting) {
  const { memberId } = actor
  const { id, workspaceId, kind, organizerId } = meeting
  const type = meetingKinds[kind].type
  const line = { type, key: completedKey(id), link: meetingPath(meeting), createdById: memberId }
  const title = `You completed ${meetingInWords(meeting)}`
  await record(tx, workspaceId, [{ ...line, memberId, title }])
  if (organizerId === memberId) return
  const completed = `${fullName(actor)} completed`
  const message = `${completed} ${meetingInWords(meeting)}`
  const brief = `${completed} ${meetingInBrief(meeting)}`
  await tell(tx, workspaceId, [{ ...line, memberId: organizerId, objectId: id, message, brief }])
}

export async function completionForgotten(tx: Tx, { id, workspaceId }: AnsweredMeeting, memberIds: string[]) {
  await untell(tx, workspaceId, [completedKey(id)])
  await eraseLines(tx, { memberIds, key: completedKey(id) })
}
