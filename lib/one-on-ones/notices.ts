import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Reminded } from '@/lib/access/digest-lines'
import { fullName } from '@/lib/members/rules'
import { commentShown } from '@/lib/notifications/rules/comment-shown'
import { requote, settleTold, tell, untell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { dueInWords } from '@/lib/scheduling/rules'
import { dayOf, type Day } from '@/lib/shared/dates'
import { oneOnOnePath, pairPath } from './rules/one-on-one-paths'

const commentedKey = (id: string) => `one-on-one.commented:${id}`

/** `one-on-one.commented`: the other person only. */
export async function oneOnOneCommented(
  tx: Tx,
  actor: Actor,
  { id, otherId }: { id: string; otherId: string },
  said: { id: string; comment: string },
) {
  const { memberId: createdById, workspaceId } = actor
  await tell(tx, workspaceId, [
    {
      memberId: otherId,
      type: 'OneOnOne_Comment',
      objectId: said.id,
      key: commentedKey(said.id),
      message: `${fullName(actor)} commented on your one-on-one: ${commentShown(said.comment)}`,
      brief: `${fullName(actor)} commented on your one-on-one`,
      link: oneOnOnePath(id),
      createdById,
    },
  ])
}

type Edited = { id: string; before: string; after: string }

/** `one-on-one.comment-edited`: notifications quote the new words. */
export const oneOnOneCommentEdited = (tx: Tx, { workspaceId }: Actor, { id, before, after }: Edited) =>
  requote(tx, workspaceId, { key: commentedKey(id), before, after })

/** `one-on-one.comment-deleted`: removes notifications. */
export const oneOnOneCommentDeleted = (tx: Tx, { workspaceId }: Actor, id: string) =>
  untell(tx, workspaceId, [commentedKey(id)])

const givenKey = (id: string) => `one-on-one-item.given:${id}`

type Given = { id: string; title: string; ownerId: string }

/** `one-on-one-item.given`: the owner, unless they wrote it. */
export async function itemGiven(tx: Tx, actor: Actor, { id, title, ownerId }: Given) {
  if (ownerId === actor.memberId) return
  await tell(tx, actor.workspaceId, [
    {
      memberId: ownerId,
      type: 'OneOnOne',
      objectId: null,
      key: givenKey(id),
      message: `${fullName(actor)} gave you an action item: ${commentShown(title)}`,
      brief: `${fullName(actor)} gave you an action item`,
      link: pairPath(actor.memberId),
      createdById: actor.memberId,
    },
  ])
}

/** `one-on-one-item.renamed`: the notification quotes the new title. */
export const itemRenamed = (tx: Tx, { workspaceId }: Actor, { id, before, after }: Edited) =>
  requote(tx, workspaceId, { key: givenKey(id), before, after })

const dueKeys = (id: string) => `one-on-one-item.due:${id}:`

const dueKey = (id: string, day: Day) => `${dueKeys(id)}${day}`

type Item = { id: string; title: string; dueOn: Date; withId: string; withName: string }

/** `one-on-one-item.due`: each owner, in the product; the morning mail lists it too. */
export const itemsDue = (tx: Tx, { memberId, workspaceId }: Reminded, items: readonly Item[], day: Day) =>
  tell(
    tx,
    workspaceId,
    items.map(({ id, title, dueOn, withId, withName }) => ({
      memberId,
      type: 'OneOnOne' as const,
      objectId: null,
      isProductOnly: true,
      key: dueKey(id, dayOf(dueOn)),
      message: `Due ${dueInWords(dayOf(dueOn), day)}: ${title} (with ${withName})`,
      brief: `Due ${dueInWords(dayOf(dueOn), day)}: an action item with ${withName}`,
      link: pairPath(withId),
    })),
  )

/** `one-on-one-item.done`: marks its owner's notifications of it as read. */
export const itemDone = (tx: Tx, { workspaceId }: Actor, { id, ownerId: memberId }: { id: string; ownerId: string }) =>
  settleTold(tx, workspaceId, { memberId, keys: [givenKey(id), dueKeys(id)] })

type Due = { id: string; dueOn: Date | null }

const dueKeysOf = ({ id, dueOn }: Due) => (dueOn === null ? [] : [dueKey(id, dayOf(dueOn))])

/** `one-on-one-item.postponed`: removes the reminder of the day before. */
export const itemPostponed = (tx: Tx, { workspaceId }: Actor, item: Due) => untell(tx, workspaceId, dueKeysOf(item))

/** `one-on-one-item.withdrawn`: removes the notifications of its former owner. */
export const itemWithdrawn = (tx: Tx, { workspaceId }: Actor, item: Due) =>
  untell(tx, workspaceId, [givenKey(item.id), ...dueKeysOf(item)])

/** `one-on-one.nudged`: the member, once a week. */
export const slippingNudged = (
  tx: Tx,
  { memberId, workspaceId }: Reminded,
  lines: readonly { title: string; text: string; href: string }[],
  day: Day,
) =>
  tell(
    tx,
    workspaceId,
    lines.slice(0, 1).map(({ href: link }) => ({
      memberId,
      type: 'Nudge' as const,
      objectId: null,
      isProductOnly: true,
      link,
      key: `one-on-one.nudged:${day}`,
      message: lines.map(({ title, text }) => `${title}: ${text}`).join(' · '),
      brief: lines.map(({ title }) => title).join(' · '),
    })),
  )
