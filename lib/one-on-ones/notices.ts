import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Reminded } from '@/lib/access/digest-lines'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import type { Day } from '@/lib/shared/dates'
import { truncate } from '@/lib/shared/text'
import { oneOnOnePath, pairPath } from './rules/one-on-one-paths'

const COMMENT_SHOWN = 120

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
      key: `one-on-one.commented:${said.id}`,
      message: `${fullName(actor)} commented on your one-on-one: ${truncate(said.comment, COMMENT_SHOWN)}`,
      brief: `${fullName(actor)} commented on your one-on-one`,
      link: oneOnOnePath(id),
      createdById,
    },
  ])
}

type Item = { id: string; title: string; withId: string; withName: string }

/** `one-on-one-item.due`: each owner, in the product; the morning mail lists it too. */
export const itemsDue = (tx: Tx, { memberId, workspaceId }: Reminded, items: readonly Item[], day: Day) =>
  tell(
    tx,
    workspaceId,
    items.map(({ id, title, withId, withName }) => ({
      memberId,
      type: 'OneOnOne' as const,
      objectId: null,
      isProductOnly: true,
      key: `one-on-one-item.due:${id}:${day}`,
      message: `Due today: ${title} (with ${withName})`,
      brief: `Due today: an action item with ${withName}`,
      link: pairPath(withId),
    })),
  )

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
