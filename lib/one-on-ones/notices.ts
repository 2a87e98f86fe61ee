import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import { truncate } from '@/lib/shared/text'
import { oneOnOnePath } from './rules/one-on-one-paths'

const COMMENT_SHOWN = 120

/** `one-on-one.commented`: the other of the two, and nobody else. */
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
      link: oneOnOnePath(id),
      createdById,
    },
  ])
}
