import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { fullName } from '@/lib/members/rules'
import { queueMail, rewriteMails, withdrawMails } from '@/lib/notifications/outbox'
import { commentShown } from '@/lib/notifications/rules/comment-shown'
import { requote, tell, untell } from '@/lib/notifications/tell'
import { addressIn } from '@/lib/platform/links'
import type { GoalVisibility } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type Goal = { id: string; title: string; visibility: GoalVisibility; peopleIds: readonly string[] }

type Comment = { id: string; comment: string; mentionedIds: readonly string[] }

const commentedKey = (id: string) => `goal.commented:${id}`

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
  const words = commentShown(said.comment)
  const lines = [...told].map((memberId) => {
    const did = said.mentionedIds.includes(memberId) ? 'mentioned you' : 'commented'
    const event = `${by} ${did} on “${goal.title}”`
    return {
      memberId,
      type: 'Goal_Comment' as const,
      objectId: said.id,
      key: commentedKey(said.id),
      message: `${event}: ${words}`,
      brief: goal.visibility === 'WORKSPACE' ? undefined : event,
      link: goalPath(goal.id),
      createdById,
    }
  })
  await tell(tx, workspaceId, lines)
  await mailMentioned(tx, actor, goal, said)
}

const mailsAbout = (id: string) => [{ event: 'goal.mentioned' as const, about: id }]

async function listAddresses(tx: Tx, workspaceId: string, memberIds: readonly string[]) {
  const people = await tx.member.findMany({ where: { workspaceId, id: { in: [...memberIds] } }, select: mailed })
  return people.map(({ user }) => user.email)
}

/** `goal.comment-edited`: notifications and unsent mails quote the new words. */
export async function goalCommentEdited(tx: Tx, { workspaceId }: Actor, said: Comment, before: string) {
  const { id, comment } = said
  await requote(tx, workspaceId, { key: commentedKey(id), before, after: comment })
  const addresses = await listAddresses(tx, workspaceId, said.mentionedIds)
  await rewriteMails(tx, workspaceId, addresses, mailsAbout(id), (props) => ({ ...props, comment }))
}

/** `goal.comment-deleted`: removes notifications, withdraws unsent mails. */
export async function goalCommentDeleted(tx: Tx, { workspaceId }: Actor, said: Omit<Comment, 'comment'>) {
  await untell(tx, workspaceId, [commentedKey(said.id)])
  await withdrawMails(tx, workspaceId, await listAddresses(tx, workspaceId, said.mentionedIds), mailsAbout(said.id))
}
