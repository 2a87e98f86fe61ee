import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { tell } from '@/lib/notifications/tell'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { truncate } from '@/lib/shared/text'

type Goal = { id: string; title: string; peopleIds: readonly string[] }

type Comment = { id: string; comment: string; mentionedIds: readonly string[] }

const COMMENT_SHOWN = 120

const mailed = { user: { select: { email: true, firstName: true, lastName: true } } } as const

/** Mentioned people get a mail immediately, others the daily mail. */
async function mailMentioned(tx: Tx, actor: Actor, goal: Goal, { id: key, comment, mentionedIds }: Comment) {
  const { workspaceId, workspaceName, memberId } = actor
  const ids = mentionedIds.filter((mentioned) => mentioned !== memberId)
  const people = await tx.member.findMany({ where: { workspaceId, id: { in: ids }, status: 'ACTIVE' }, select: mailed })
  const mails = people.map(({ user }) => ({
    event: 'goal.mentioned' as const,
    key,
    to: { address: user.email, name: fullName(user) },
    from: memberId,
    props: {
      by: fullName(actor),
      goalTitle: goal.title,
      comment,
      link: addressIn(workspaceId, goalPath(goal.id)),
      workspaceName,
    },
  }))
  await queueMail(tx, workspaceId, mails)
}

/** `goal.commented`: the goal's and mentioned people, except the author. */
export async function goalCommented(tx: Tx, actor: Actor, goal: Goal, said: Comment) {
  const { memberId: createdById, workspaceId } = actor
  const told = new Set([...goal.peopleIds, ...said.mentionedIds])
  told.delete(createdById)
  const by = fullName(actor)
  const words = truncate(said.comment, COMMENT_SHOWN)
  const lines = [...told].map((memberId) => ({
    memberId,
    type: 'Goal_Comment' as const,
    objectId: said.id,
    key: `goal.commented:${said.id}`,
    message: said.mentionedIds.includes(memberId)
      ? `${by} mentioned you on “${goal.title}”: ${words}`
      : `${by} commented on “${goal.title}”: ${words}`,
    link: goalPath(goal.id),
    createdById,
  }))
  await tell(tx, workspaceId, lines)
  await mailMentioned(tx, actor, goal, said)
}
