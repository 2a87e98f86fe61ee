import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applausePath } from '@/lib/applause/rules/applause-paths'
import { reactions, type ReactionKind } from '@/lib/applause/rules/reactions'
import { fullName } from '@/lib/members/rules'
import { commentShown } from '@/lib/notifications/rules/comment-shown'
import { requote, retell, tell, untell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'

type Answered = { id: string; workspaceId: string; giverId: string; isPublic: boolean }

const reactedKey = ({ id }: Pick<Answered, 'id'>, { memberId }: Actor) => `applause.reacted:${id}:${memberId}`

function reactedInWords(actor: Actor, kind: string) {
  const label = reactions.find((one) => one.kind === kind)?.label ?? kind
  return `${fullName(actor)} reacted to your applause: ${label}`
}

/** `applause.reacted`: the giver, once for each recipient who reacts. */
export async function applauseReacted(tx: Tx, actor: Actor, applause: Answered, kind: ReactionKind) {
  const { memberId: createdById } = actor
  await tell(tx, applause.workspaceId, [
    {
      memberId: applause.giverId,
      type: 'Applaud',
      objectId: applause.id,
      key: reactedKey(applause, actor),
      message: reactedInWords(actor, kind),
      link: applausePath(applause.id),
      createdById,
      isProductOnly: true,
    },
  ])
}

/** `applause.reaction-withdrawn`: the notification names one that is left, or goes. */
export async function reactionWithdrawn(tx: Tx, actor: Actor, applause: Answered, left: string | undefined) {
  const { giverId, workspaceId } = applause
  const key = reactedKey(applause, actor)
  if (left === undefined) await untell(tx, workspaceId, [key])
  else await retell(tx, { memberIds: [giverId], key, message: reactedInWords(actor, left) })
}

type Said = { id: string; comment: string; mentionedIds: readonly string[] }

const commentedKey = (id: string) => `applause.commented:${id}`

/** `applause.commented`: giver, recipients and mentioned people except the author. */
export async function applauseCommented(
  tx: Tx,
  actor: Actor,
  { id: objectId, workspaceId, isPublic, toldIds }: Omit<Answered, 'giverId'> & { toldIds: readonly string[] },
  { id, comment, mentionedIds }: Said,
) {
  const { memberId: createdById } = actor
  const by = fullName(actor)
  const words = commentShown(comment)
  const lines = toldIds
    .filter((memberId) => memberId !== createdById)
    .map((memberId) => {
      const event = mentionedIds.includes(memberId) ? `${by} mentioned you on applause` : `${by} commented on applause`
      return {
        memberId,
        type: 'Applaud' as const,
        objectId,
        createdById,
        key: commentedKey(id),
        message: `${event}: ${words}`,
        brief: isPublic ? undefined : event,
        link: applausePath(objectId),
      }
    })
  await tell(tx, workspaceId, lines)
}

type Edited = { id: string; before: string; after: string; mentionedIds: readonly string[] }

/** `applause.comment-edited`: notifications quote the new words; only people mentioned anew get one. */
export async function applauseCommentEdited(tx: Tx, actor: Actor, applause: Answered, edited: Edited) {
  const { id, before, after: comment, mentionedIds } = edited
  await requote(tx, actor.workspaceId, { key: commentedKey(id), before, after: comment })
  await applauseCommented(tx, actor, { ...applause, toldIds: mentionedIds }, { id, comment, mentionedIds })
}

/** `applause.comment-deleted`: removes notifications. */
export const applauseCommentDeleted = (tx: Tx, { workspaceId }: Actor, id: string) =>
  untell(tx, workspaceId, [commentedKey(id)])
