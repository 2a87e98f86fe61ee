import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/activity/record'
import { meetingInWords, meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { fullName } from '@/lib/members/rules'
import { mailAttendees } from './mail-attendees'
import { tell } from '@/lib/notifications/tell'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type Meeting = { id: string; workspaceId: string; kind: MeetingKind; title: string }

type Act = 'invited' | 'changed' | 'canceled'

const verbs: Record<Act, string> = { invited: 'invited you to', changed: 'changed', canceled: 'canceled' }

const ownWords: Record<Act, string> = { invited: 'You scheduled', changed: 'You changed', canceled: 'You canceled' }

type Telling = { act: Act; isSeries: boolean; key: string }

/** Everyone in a meeting except the actor, who has the feed. */
async function tellAttendees(tx: Tx, actor: Actor, meeting: Meeting, told: Telling) {
  const { id: meetingId, workspaceId, kind } = meeting
  const { memberId: createdById } = actor
  const { act, isSeries, key } = told
  const where = { meetingId, memberId: { not: createdById }, member: { status: 'ACTIVE' } } as const
  const others = await tx.meetingAttendee.findMany({ where, select: { memberId: true } })
  const line = { type: meetingKinds[kind].type, key, link: meetingPath(meeting), createdById }
  const what = meetingInWords(meeting, isSeries)
  const message = `${fullName(actor)} ${verbs[act]} ${what}`
  const lines = others.map(({ memberId }) => ({ ...line, memberId, message }))
  await tell(
    tx,
    workspaceId,
    lines.map((one) => ({ ...one, objectId: meetingId })),
  )
  const title = `${ownWords[act]} ${what}`
  const feed = lines.map(({ message: said, ...rest }) => ({ ...rest, title: said }))
  await record(tx, workspaceId, [...feed, { ...line, memberId: createdById, title }])
  await mailAttendees(tx, actor, meeting, { ...told, memberIds: others.map(({ memberId }) => memberId) })
}

/** `meeting.invited`: everyone in a new meeting or the first of a series. */
export const meetingInvited = (tx: Tx, actor: Actor, meeting: Meeting, isSeries: boolean) =>
  tellAttendees(tx, actor, meeting, { act: 'invited', isSeries, key: `meeting.invited:${meeting.id}` })

type Changed = Meeting & { version: number }

export const meetingChanged = (tx: Tx, actor: Actor, meeting: Changed, isSeries: boolean) =>
  tellAttendees(tx, actor, meeting, {
    act: 'changed',
    isSeries,
    key: `meeting.changed:${meeting.id}:${meeting.version}`,
  })

export const meetingCanceledBy = (tx: Tx, actor: Actor, meeting: Meeting, isSeries: boolean) =>
  tellAttendees(tx, actor, meeting, { act: 'canceled', isSeries, key: `meeting.canceled:${meeting.id}` })

/** `meeting.dropped`: a mail that cancels calendar entries a changed series no longer has. */
export async function meetingsDropped(tx: Tx, actor: Actor, meeting: Changed, ids: readonly string[]) {
  const [first] = ids
  if (first === undefined) return
  const where = { meetingId: first, memberId: { not: actor.memberId } }
  const others = await tx.meetingAttendee.findMany({ where, select: { memberId: true } })
  await mailAttendees(
    tx,
    actor,
    { ...meeting, id: first },
    {
      act: 'canceled',
      isSeries: false,
      ids,
      key: `meeting.dropped:${meeting.id}:${meeting.version}`,
      memberIds: others.map(({ memberId }) => memberId),
    },
  )
}

type Removed = { memberIds: readonly string[]; isSeries: boolean }

/** `meeting.removed`: removed attendees; it links to their list, because they can't open the meeting. */
export async function removedFromMeeting(tx: Tx, actor: Actor, meeting: Changed, { memberIds, isSeries }: Removed) {
  if (memberIds.length === 0) return
  const { id, workspaceId, kind, title, version } = meeting
  const key = `meeting.removed:${id}:${version}`
  const message = `${fullName(actor)} removed you from “${title}”`
  const { type, path: link } = meetingKinds[kind]
  const line = { type, objectId: id, key, message, link, createdById: actor.memberId }
  await tell(
    tx,
    workspaceId,
    memberIds.map((memberId) => ({ ...line, memberId })),
  )
  await mailAttendees(tx, actor, meeting, { act: 'removed', isSeries, key, memberIds })
}
