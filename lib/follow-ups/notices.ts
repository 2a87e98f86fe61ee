import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Reminded } from '@/lib/access/digest-lines'
import { followUpPath } from '@/lib/follow-ups/rules'
import { fullName } from '@/lib/members/rules'
import { commentShown } from '@/lib/notifications/rules/comment-shown'
import { requote, settleTold, tell, untell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { dueInWords } from '@/lib/scheduling/rules'
import { dayOf, type Day } from '@/lib/shared/dates'

type Meeting = { id: string; workspaceId: string; title: string }

const commentedKey = (id: string) => `follow-up.commented:${id}`

/** `follow-up.commented`: attendees except the author. */
export async function followUpCommented(tx: Tx, actor: Actor, meeting: Meeting, said: { id: string; comment: string }) {
  const { id: meetingId, workspaceId, title } = meeting
  const { memberId: createdById } = actor
  const where = { meetingId, memberId: { not: createdById }, member: { status: 'ACTIVE' } } as const
  const others = await tx.meetingAttendee.findMany({ where, select: { memberId: true } })
  const brief = `${fullName(actor)} commented on “${title}”`
  const message = `${brief}: ${commentShown(said.comment)}`
  const line = { key: commentedKey(said.id), message, brief, link: followUpPath(meetingId), createdById }
  await tell(
    tx,
    workspaceId,
    others.map(({ memberId }) => ({ ...line, memberId, type: 'Meeting_Comment', objectId: said.id })),
  )
}

type Edited = { id: string; before: string; after: string }

/** `follow-up.comment-edited`: notifications quote the new words. */
export const followUpCommentEdited = (tx: Tx, { workspaceId }: Actor, { id, before, after }: Edited) =>
  requote(tx, workspaceId, { key: commentedKey(id), before, after })

/** `follow-up.comment-deleted`: removes notifications. */
export const followUpCommentDeleted = (tx: Tx, { workspaceId }: Actor, id: string) =>
  untell(tx, workspaceId, [commentedKey(id)])

const givenKey = (id: string) => `follow-up.step-given:${id}`

const dueKeys = (id: string) => `follow-up.step-due:${id}:`

const dueKey = (id: string, day: Day) => `${dueKeys(id)}${day}`

type Given = { id: string; title: string; ownerId: string | null }

/** `follow-up.step-given`: the owner, unless they wrote it. */
export async function nextStepGiven(tx: Tx, actor: Actor, meeting: Meeting, { id, title, ownerId }: Given) {
  if (ownerId === null || ownerId === actor.memberId) return
  await tell(tx, meeting.workspaceId, [
    {
      memberId: ownerId,
      type: 'FollowUp',
      objectId: meeting.id,
      key: givenKey(id),
      message: `${fullName(actor)} gave you a next step: ${commentShown(title)}`,
      brief: `${fullName(actor)} gave you a next step from “${meeting.title}”`,
      link: followUpPath(meeting.id),
      createdById: actor.memberId,
    },
  ])
}

type Step = { id: string; title: string; dueOn: Date; followUpId: string; followUpTitle: string }

/** `follow-up.step-due`: each owner, in the product; the morning mail lists it too. */
export const nextStepsDue = (tx: Tx, { memberId, workspaceId }: Reminded, steps: readonly Step[], day: Day) =>
  tell(
    tx,
    workspaceId,
    steps.map(({ id, title, dueOn, followUpId, followUpTitle }) => ({
      memberId,
      type: 'FollowUp' as const,
      objectId: followUpId,
      isProductOnly: true,
      key: dueKey(id, dayOf(dueOn)),
      message: `Due ${dueInWords(dayOf(dueOn), day)}: ${title} (from “${followUpTitle}”)`,
      brief: `Due ${dueInWords(dayOf(dueOn), day)}: a next step from “${followUpTitle}”`,
      link: followUpPath(followUpId),
    })),
  )

/** `follow-up.step-renamed`: the notification quotes the new title. */
export const nextStepRenamed = (tx: Tx, { workspaceId }: Actor, { id, before, after }: Edited) =>
  requote(tx, workspaceId, { key: givenKey(id), before, after })

/** `follow-up.step-done`: marks its owner's notifications of it as read. */
export const nextStepDone = (tx: Tx, { workspaceId }: Actor, { id, ownerId }: { id: string; ownerId: string }) =>
  settleTold(tx, workspaceId, { memberId: ownerId, keys: [givenKey(id), dueKeys(id)] })

type Due = { id: string; dueOn: Date | null }

const dueKeysOf = ({ id, dueOn }: Due) => (dueOn === null ? [] : [dueKey(id, dayOf(dueOn))])

/** `follow-up.step-postponed`: removes the reminder of the day before. */
export const nextStepPostponed = (tx: Tx, { workspaceId }: Actor, step: Due) => untell(tx, workspaceId, dueKeysOf(step))

/** `follow-up.step-removed`: removes the notifications of its former owner. */
export const nextStepRemoved = (tx: Tx, { workspaceId }: Actor, step: Due) =>
  untell(tx, workspaceId, [givenKey(step.id), ...dueKeysOf(step)])
