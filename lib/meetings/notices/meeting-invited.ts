import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/activity/record'
import { meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type Meeting = { id: string; workspaceId: string; kind: MeetingKind; title: string }

type Act = 'invited' | 'changed' | 'canceled'

const words: Record<Act, (by: string, meeting: Meeting, isSeries: boolean) => string> = {
  invited: (by, { kind, title }, isSeries) =>
    `${by} invited you to ${isSeries ? 'a series of' : 'the'} ${meetingKinds[kind].name}${isSeries ? 's' : ''} “${title}”`,
  changed: (by, { title }, isSeries) => `${by} changed ${isSeries ? 'the series ' : ''}“${title}”`,
  canceled: (by, { title }, isSeries) => `${by} canceled ${isSeries ? 'the series ' : ''}“${title}”`,
}

const ownWords: Record<Act, string> = { invited: 'You scheduled', changed: 'You changed', canceled: 'You canceled' }

/** Everybody in a meeting but the actor, who reads it in their own feed. */
async function tellAttendees(tx: Tx, actor: Actor, meeting: Meeting, act: Act, isSeries: boolean, key: string) {
  const { id: meetingId, workspaceId, kind } = meeting
  const { memberId: createdById } = actor
  const where = { meetingId, memberId: { not: createdById }, member: { status: 'ACTIVE' } } as const
  const others = await tx.meetingAttendee.findMany({ where, select: { memberId: true } })
  const line = { type: meetingKinds[kind].type, key, link: meetingPath(meeting), createdById }
  const message = words[act](fullName(actor), meeting, isSeries)
  const lines = others.map(({ memberId }) => ({ ...line, memberId, message }))
  await tell(tx, workspaceId, lines)
  const own = {
    ...line,
    memberId: createdById,
    title: `${ownWords[act]} the ${meetingKinds[kind].name} “${meeting.title}”`,
  }
  await record(tx, workspaceId, [...lines.map(({ message: title, ...rest }) => ({ ...rest, title })), own])
}

/** `meeting.invited`: everybody in it, of a new meeting or the first of a series. */
export const meetingInvited = (tx: Tx, actor: Actor, meeting: Meeting, isSeries: boolean) =>
  tellAttendees(tx, actor, meeting, 'invited', isSeries, `meeting.invited:${meeting.id}`)

type Changed = Meeting & { version: number }

/** `meeting.changed`: everybody in it. */
export const meetingChanged = (tx: Tx, actor: Actor, meeting: Changed, isSeries: boolean) =>
  tellAttendees(tx, actor, meeting, 'changed', isSeries, `meeting.changed:${meeting.id}:${meeting.version}`)

/** `meeting.canceled`: everybody in it. */
export const meetingCanceledBy = (tx: Tx, actor: Actor, meeting: Meeting, isSeries: boolean) =>
  tellAttendees(tx, actor, meeting, 'canceled', isSeries, `meeting.canceled:${meeting.id}`)
