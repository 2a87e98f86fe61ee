import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Reminded } from '@/lib/access/digest-lines'
import { followUpPath } from '@/lib/follow-ups/rules'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import type { Day } from '@/lib/shared/dates'
import { truncate } from '@/lib/shared/text'

type Meeting = { id: string; workspaceId: string; title: string }

const COMMENT_SHOWN = 120

/** `follow-up.commented`: attendees except the author. */
export async function followUpCommented(tx: Tx, actor: Actor, meeting: Meeting, said: { id: string; comment: string }) {
  const { id: meetingId, workspaceId, title } = meeting
  const { memberId: createdById } = actor
  const where = { meetingId, memberId: { not: createdById }, member: { status: 'ACTIVE' } } as const
  const others = await tx.meetingAttendee.findMany({ where, select: { memberId: true } })
  const message = `${fullName(actor)} commented on “${title}”: ${truncate(said.comment, COMMENT_SHOWN)}`
  const line = { key: `follow-up.commented:${said.id}`, message, link: followUpPath(meetingId), createdById }
  await tell(
    tx,
    workspaceId,
    others.map(({ memberId }) => ({ ...line, memberId, type: 'Meeting_Comment', objectId: said.id })),
  )
}

type Given = { id: string; title: string; ownerId: string | null }

/** `follow-up.step-given`: the owner, unless they wrote it. */
export async function nextStepGiven(tx: Tx, actor: Actor, meeting: Meeting, { id, title, ownerId }: Given) {
  if (ownerId === null || ownerId === actor.memberId) return
  await tell(tx, meeting.workspaceId, [
    {
      memberId: ownerId,
      type: 'FollowUp',
      objectId: meeting.id,
      key: `follow-up.step-given:${id}`,
      message: `${fullName(actor)} gave you a next step: ${title}`,
      link: followUpPath(meeting.id),
      createdById: actor.memberId,
    },
  ])
}

type Step = { id: string; title: string; followUpId: string; followUpTitle: string }

/** `follow-up.step-due`: each owner, in the product; the morning mail lists it too. */
export const nextStepsDue = (tx: Tx, { memberId, workspaceId }: Reminded, steps: readonly Step[], day: Day) =>
  tell(
    tx,
    workspaceId,
    steps.map(({ id, title, followUpId, followUpTitle }) => ({
      memberId,
      type: 'FollowUp' as const,
      objectId: followUpId,
      isProductOnly: true,
      key: `follow-up.step-due:${id}:${day}`,
      message: `Due today: ${title} (from “${followUpTitle}”)`,
      link: followUpPath(followUpId),
    })),
  )
